/** The 331 rules of the ignore tree's root: what a file that has grown for years in a workspace of many languages holds. */

/** By topic: rules between blanks. */
const topics: Readonly<Record<string, string>> = {
  'Dependencies and packages of JavaScript': `
    node_modules/ jspm_packages/ web_modules/ bower_components/ .npm/ .pnpm-store/ .yarn/* !.yarn/patches !.yarn/plugins
    !.yarn/releases !.yarn/sdks !.yarn/versions .yarn-integrity .pnp.* .node_repl_history *.tgz`,
  'What JavaScript tools build': `
    dist/ build/ out/ .next/ .nuxt/ .output/ .svelte-kit/ .astro/ .docusaurus/ .vuepress/dist/ .angular/cache/ .parcel-cache/
    .turbo/ .vite/ .rollup.cache/ .webpack/ .fusebox/ .dynamodb/ .serverless/ .cache/ .temp/ storybook-static/ *.tsbuildinfo
    .eslintcache .stylelintcache .rpt2_cache/ .rts2_cache_*/ gatsby-types.d.ts public/build/ public/hot public/storage`,
  'Logs and reports': `
    logs/ *.log *.log.[0-9]* npm-debug.log* yarn-debug.log* yarn-error.log* pnpm-debug.log* lerna-debug.log* report.[0-9]*.[0-9]*.json
    pids/ *.pid *.pid.lock *.seed coverage/ *.lcov .nyc_output/ lib-cov/ test-results/ playwright-report/ blob-report/ junit.xml`,
  'Environments and secrets': `
    .env .env.* !.env.example !.env.test *.pem *.p12 *.pfx *.keystore *.jks secrets/ credentials.json service-account*.json .secrets*
    .envrc.local .direnv/`,
  Python: `
    __pycache__/ *.py[cod] *$py.class *.so .Python develop-eggs/ eggs/ .eggs/ sdist/ wheels/ share/python-wheels/ *.egg-info/
    .installed.cfg *.egg MANIFEST *.manifest *.spec pip-log.txt pip-delete-this-directory.txt htmlcov/ .tox/ .nox/ .coverage
    .coverage.* nosetests.xml coverage.xml *.cover *.py,cover .hypothesis/ .pytest_cache/ cover/ *.mo *.pot local_settings.py
    db.sqlite3 db.sqlite3-journal instance/ .webassets-cache .scrapy/ docs/_build/ .pybuilder/ .ipynb_checkpoints profile_default/
    ipython_config.py .pdm-python .pdm-build/ __pypackages__/ celerybeat-schedule celerybeat.pid *.sage.py .venv env/ venv/ ENV/
    env.bak/ venv.bak/ .spyderproject .spyproject .ropeproject /site .mypy_cache/ .dmypy.json dmypy.json .pyre/ .pytype/
    cython_debug/ .ruff_cache/ .pypirc`,
  'Java and Kotlin': `
    *.class *.ctxt .mtj.tmp/ *.jar *.war *.nar *.ear *.zip *.tar.gz *.rar hs_err_pid* replay_pid* .gradle/ **/build/reports/
    !gradle-wrapper.jar .gradletasknamecache target/ pom.xml.tag pom.xml.releaseBackup pom.xml.versionsBackup pom.xml.next
    release.properties dependency-reduced-pom.xml buildNumber.properties .mvn/timing.properties .kotlin/`,
  'C and C++': `
    *.d *.o *.ko *.obj *.elf *.ilk *.map.old *.exp *.gch *.pch *.lib *.a *.la *.lo *.dll *.so.* *.dylib *.exe *.out *.app *.i*86
    *.x86_64 *.hex *.dSYM/ *.su *.idb *.pdb *.mod* *.cmd .tmp_versions/ modules.order Module.symvers Mkfile.old dkms.conf
    CMakeFiles/ CMakeCache.txt cmake_install.cmake install_manifest.txt compile_commands.json CTestTestfile.cmake _deps`,
  'Rust and Go': `
    /debug **/*.rs.bk *.test go.work go.work.sum /vendor/`,
  '.NET': `
    *.rsuser *.suo *.user *.userosscache *.sln.docstates [Dd]ebug/ [Rr]elease/ x64/ x86/ [Aa][Rr][Mm]64/ bld/ [Bb]in/ [Oo]bj/
    .vs/ Generated\\ Files/ [Tt]est[Rr]esult*/ *.VisualState.xml TestResult.xml *_i.c *_p.c *_h.h *.meta *.pgc *.pgd *.rsp *.sbr
    *.tlb *.tli *.tlh *.tmp *.tmp_proj *_wpftmp.csproj *.vspscc *.vssscc *.svclog *.scc _Chutzpah* ipch/ *.aps *.ncb *.opendb
    *.opensdf *.sdf *.cachefile *.psess *.vsp *.vspx *.sap $tf/ *.gpState _ReSharper*/ *.DotSettings.user _TeamCity* *.dotCover`,
  Infrastructure: `
    **/.terraform/* *.tfstate *.tfstate.* crash.log crash.*.log *.tfvars override.tf override.tf.json *_override.tf .terraformrc
    terraform.rc .vagrant/ cdk.out/ .pulumi/`,
  'Editors and systems': `
    .idea/ *.iml *.iws *.ipr .vscode/* !.vscode/settings.json !.vscode/tasks.json !.vscode/launch.json !.vscode/extensions.json
    .history/ *.vsix *.swp *.swo [._]*.s[a-v][a-z] [._]s[a-rt-v][a-z] Session.vim .netrwhist *~ .DS_Store ._* .Spotlight-V100
    .Trashes Thumbs.db ehthumbs.db desktop.ini $RECYCLE.BIN/`,
  'What else lies about': `
    ~$*.docx ~$*.xlsx ~$*.pptx *.bak *.orig *.rej *.dump *.sqlite *.db-shm *.db-wal .sass-cache/ .jekyll-cache/ _site/`,
};

/** The file of the root. */
export const rootRules: string = Object.entries(topics)
  // A blank behind a backslash belongs to its rule.
  .map(([topic, rules]) => `# ${topic}\n${rules.match(/(?:\\ |\S)+/g)?.join('\n')}\n`)
  .join('\n');
