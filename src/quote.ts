export { quoted, quoteInSentence, quoteName } from './page/quote.ts';
