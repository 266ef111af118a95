/** What the invented trees are named from, besides `test/trees/words.ts`. */

/** Folders of a source tree. */
export const TOPICS: readonly string[] =
  'accounts,billing,calendar,editor,export,feeds,inbox,maps,media,notes,search,settings'.split(',');

/** Modules of a small application. */
export const MODULES: readonly string[] = 'auth,catalog,checkout,mailing,pricing,reports,stock'.split(',');

/** Sixty packages. */
export const PACKAGES: readonly string[] = [
  'abacus,adapter,alias,anchor,archive,badge,banner,batch,beacon,binder,bridge,broker,buffer,bundle,cable',
  'canvas,carrier,channel,cipher,cluster,codec,compass,crane,cursor,deck,digest,engine,fabric,filter,forge',
  'gateway,glyph,harbor,index,kernel,ledger,lens,loom,lumen,marker,mesh,monitor,nimbus,orbit,packer',
  'parcel,pilot,pivot,prism,pulse,quarry,relay,render,router,sensor,shuttle,signal,switch,timber,vault',
].flatMap((line) => line.split(','));
