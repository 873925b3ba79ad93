import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { javascriptBudget, mostJavaScript } from '#build/javascript-budget'
import { leanLibraries } from '#build/lean-libraries'
import { manifest } from '#build/manifest'
import { mergeChunks } from '#build/merge-chunks'
import { buildTarget, oldestBrowsers, oldestBrowsersOfWorkers } from '#build/oldest-browsers'
import { portugueseOnly } from '#build/portuguese-only'
import { preloadFont } from '#build/preload-font'
import { type PageFile, readyPages } from '#build/ready-pages'
import { addressesOf, prerendered } from '#links'

const pocketbase = `http://127.0.0.1:${process.env.PORT ?? '8090'}`

/** Parts of the service worker, from web/public. The second hears of the installations of what comes after it: Workbox's. */
const workerParts = ['keep-last-version.js', 'keep-precache.js', 'web-push.js', 'receive-share.js']

const app = 'web/index.html'
const signedOutPages = [
  'home/home-page.tsx',
  'account/entrance/choose-account-page.tsx',
  'account/entrance/sign-up-page.tsx',
  'account/entrance/login-page.tsx',
]
const signedIn = ['app/shell/signed-in-layout.tsx', 'app/while-signed-in.tsx', 'data/store/account-store.ts', 'dashboard/dashboard-page.tsx']

/**
 * Chunks whose imports are fetched along with them: what a first visit opens while the service worker is still storing the app. Later ones come from
 * the worker's cache, and a list of their imports would only make the first script heavier.
 */
const beforeWorker = /\/(?:login-page|sign-up-page|directory-page|signed-in-layout|while-signed-in|account-store|dashboard-page)-[^/]+$/

/** Public pages, prerendered as a signed-out visitor sees them. '/' gets a file of its own: index.html is the shell of all the others. */
const pages: readonly PageFile[] = prerendered.flatMap((page) =>
  addressesOf(page).map((path) => ({ ...page, path, file: path === '/' ? 'home.html' : `${path.slice(1)}/index.html` })),
)

/** Plugins of the app's own modules, in each pass. */
const appPlugins = () => [react(), vanillaExtractPlugin(), portugueseOnly(), leanLibraries()]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...appPlugins(),
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
        // The library of charts is for administrators, whose pages need a connection; that of PDF files weighs more than what a few shares are worth, and
        // stays once it has come.
        globIgnores: [...workerParts, 'assets/charts-*.js', 'assets/pdf-*.js', ...pages.map(({ file }) => file)],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/_/],
        cleanupOutdatedCaches: true,
        // From the first visit on: what is loaded on use is there when the network is not.
        clientsClaim: true,
        importScripts: workerParts,
        runtimeCaching: [
          // A tab that still runs the last version finds the rest of it, whatever headers its worker asked with.
          { urlPattern: /\/assets\//, handler: 'CacheFirst', options: { cacheName: 'last-version', matchOptions: { ignoreVary: true } } },
        ],
      },
    }),
    readyPages({ entry: 'src/app/prerender.tsx', pages, plugins: appPlugins }),
    mergeChunks({
      first: [...signedOutPages, ...signedIn, 'directory/directory-page.tsx'],
      kept: ['rolldown-runtime', 'react', 'router', 'pocketbase', 'charts', 'pdf', 'rxjs'],
      plugins: appPlugins,
    }),
    oldestBrowsers(),
    javascriptBudget([
      ...signedOutPages.map((page) => ({ name: `signed out, ${page}`, from: [app, page], limit: mostJavaScript['signed out'] })),
      { name: 'signed in', from: [app, ...signedIn], limit: mostJavaScript['signed in'] },
    ]),
  ],
  resolve: {
    // rxjs brings its classes twice: for browsers of 2015, and written out for older ones, which weighs more.
    conditions: ['es2015', ...defaultClientConditions],
    // React Aria asks for the hook by a stand-in for versions of React that lack it. Ours has it.
    alias: [
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Dexie's exports lead to the ES5 file that `import` and `require` share. This is the same version, written for today's browsers.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
      { find: /^react-router$/, replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  worker: { plugins: () => [oldestBrowsersOfWorkers()] },
  build: {
    outDir: 'dist',
    target: buildTarget,
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
      // A sentence that repeats another one would keep its whole file of texts in a chunk that shows neither.
      treeshake: { propertyReadSideEffects: false },
      // A constant where it is used, in place of an export that holds it: what every page starts with is 1 kB lighter.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
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
            { name: 'pdf', test: /node_modules\/(?:jspdf|jspdf-autotable|html2canvas|dompurify|canvg|fast-png)\// },
            { name: 'rxjs', test: /node_modules\/(?:rxjs|tslib)\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': pocketbase, '/_': pocketbase } },
})
