import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, runnerImport } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { javascriptBudget } from '#build/javascript-budget'
import { manifest } from '#build/manifest'
import { noChunkCycles } from '#build/no-chunk-cycles'
import { portugueseOnly } from '#build/portuguese-only'
import { preloadFont } from '#build/preload-font'
import { type PageFile, readyPages } from '#build/ready-pages'

const pocketbase = `http://127.0.0.1:${process.env.PORT ?? '8090'}`

const keepLastVersion = 'keep-last-version.js'

const app = 'web/index.html'
const signedOutPages = [
  'home/home-page.tsx',
  'account/entrance/choose-account-page.tsx',
  'account/entrance/sign-up-page.tsx',
  'account/entrance/login-page.tsx',
]
const signedIn = ['app/signed-in-layout.tsx', 'app/while-signed-in.tsx', 'data/store/account-store.ts', 'dashboard/dashboard-page.tsx']

/**
 * Chunks whose imports are fetched along with them: what a first visit opens while the service worker is still storing the app. Later ones come from
 * the worker's cache, and a list of their imports would only make the first script heavier.
 */
const beforeWorker = /\/(?:login-page|sign-up-page|directory-page|signed-in-layout|while-signed-in|account-store|dashboard-page)-[^/]+$/

/** Public pages, prerendered as a signed-out visitor sees them. '/' gets a file of its own: index.html is the shell of all the others. */
async function prerendered(): Promise<PageFile[]> {
  // Vite bundles this file with all it imports, dynamic imports too: the runner leaves the screens of the table where they are.
  const { module } = await runnerImport<typeof import('./src/app/pages')>(join(import.meta.dirname, 'src/app/pages.ts'))
  return module.pages.flatMap(({ path, prerender }) =>
    prerender ? [{ path, file: path === '/' ? 'home.html' : `${path.slice(1)}/index.html`, ...prerender }] : [],
  )
}

const pages = await prerendered()

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    portugueseOnly(),
    preloadFont(/bricolage-grotesque-latin-wght.*\.woff2$/),
    VitePWA({
      // The app registers the worker itself and offers 'Atualizar': nothing reloads under someone's typing.
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      workbox: {
        // No PNG or WebP: those are for previews of links and for the browser that installs the app, not for its pages.
        globPatterns: ['**/*.{js,css,html,woff2,svg}'],
        // A browser with the service worker gets the shell instead: a prerendered page shows its visitor as signed out.
        // The library of charts is for administrators, whose pages need a connection.
        globIgnores: [keepLastVersion, 'assets/charts-*.js', ...pages.map(({ file }) => file)],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/_/],
        cleanupOutdatedCaches: true,
        // From the first visit on: what is loaded on use is there when the network is not.
        clientsClaim: true,
        // A tab that still runs the last version finds the rest of it, whatever headers its worker asked with.
        importScripts: [keepLastVersion],
        runtimeCaching: [
          { urlPattern: /\/assets\//, handler: 'CacheFirst', options: { cacheName: 'last-version', matchOptions: { ignoreVary: true } } },
        ],
      },
    }),
    readyPages({ entry: 'src/app/prerender.tsx', pages, plugins: () => [react(), vanillaExtractPlugin(), portugueseOnly()] }),
    noChunkCycles(),
    javascriptBudget([
      ...signedOutPages.map((page) => ({ name: `signed out, ${page}`, from: [app, page], limit: 152_000 })),
      { name: 'signed in', from: [app, ...signedIn], limit: 265_000 },
    ]),
  ],
  resolve: {
    // rxjs brings its classes twice: for browsers of 2015, and written out for older ones, which weighs more.
    conditions: ['es2015', ...defaultClientConditions],
    // React Aria asks for the hook by a stand-in for versions of React that lack it. Ours has it.
    alias: [
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^react-router$/, replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // All styles are 12 kB gzipped: one file costs less than the list of sixty, which every first visit would load as JavaScript.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, chunks, { hostType }) => (hostType === 'html' || beforeWorker.test(file) ? chunks : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Otherwise a group swallows whatever its members import, and the signed out load the database. Groups are for what imports nothing else:
          // two chunks that import each other do not start.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/react-router(?:-dom)?\// },
            // One file for what every page starts with: many small ones weigh more, and each is named again in every list of preloads.
            { name: 'first', tags: ['$initial'] },
            { name: 'pocketbase', test: /node_modules\/pocketbase\// },
            { name: 'charts', test: /node_modules\/(?:echarts|zrender|echarts-for-react|size-sensor|fast-deep-equal)\// },
            { name: 'rxjs', test: /node_modules\/(?:rxjs|tslib)\// },
            { name: 'http', test: /web\/src\/http\/(?:client|silence-watch)\./ },
            // What every signed-in page reads; the definitions in `people` stay apart, for the directory of the signed out. In two, because sync is between them.
            { name: 'records', test: /web\/domain\/(?:collections\/(?:projects|proposals|messages)|conversation|ids|clock|documents)\.ts/ },
            {
              name: 'queries',
              test: /web\/src\/data\/(?:queries\/(?:live|suspension|overlay|projects|proposals|conversations|account|uploads|unread-notifications|use-live)|store\/sync-state|remote\/found)\.ts/,
            },
            { name: 'unsent', test: /web\/src\/data\/store\/unsent(?:-count)?\.ts/ },
            // So small that to name each of them costs more than they weigh. In one file they also compress better.
            {
              name: 'area-icons',
              test: /lucide-react\/.*\/icons\/(?:folder-open|hard-hat|message-square|inbox|house|settings|file-text|cloud-upload|cloud-off|log-out|layout-dashboard|bell|search)\./,
            },
            {
              name: 'icons',
              test: /lucide-react\/.*\/icons\/(?:circle-check|circle-exclamation-point|triangle-exclamation-point|rotate-cw|clock|arrow-left|plus|chevron-right)\./,
            },
            // What frames every signed-in page.
            {
              name: 'area',
              test: /web\/src\/ui\/(?:layout\/(?:sidebar|status-strip|page-header|breadcrumb)|content\/(?:avatar|figure|dimension-line))/,
            },
            // What every form is made of.
            {
              name: 'fields',
              test: /react-(?:aria|stately|aria-components)\/dist\/private\/(?:form|textfield|label|toggle|visually-hidden|TextField|TextArea|Input|FieldError|Form|Label|Autocomplete|Group|Text|utils\/(?:useFormReset|useSlot|useControlledState|useLabels))\b|web\/src\/ui\/forms\/(?:field|form|text-field)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': pocketbase, '/_': pocketbase } },
})
