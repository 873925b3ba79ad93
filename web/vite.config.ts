import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { javascriptBudget } from '#build/javascript-budget'
import { manifest } from '#build/manifest'
import { portugueseOnly } from '#build/portuguese-only'
import { preloadFont } from '#build/preload-font'
import { type PageFile, readyPages } from '#build/ready-pages'

const pocketbase = `http://127.0.0.1:${process.env.PORT ?? '8090'}`

const keepLastVersion = 'keep-last-version.js'

const app = 'web/index.html'
const signedOutPages = ['home/home-page.tsx', 'account/choose-account-page.tsx', 'account/sign-up-page.tsx', 'account/login-page.tsx']
const signedIn = ['app/signed-in-layout.tsx', 'app/while-signed-in.tsx', 'data/account.ts', 'dashboard/dashboard-page.tsx']

/** Public pages, written out as whoever is signed out sees them. '/' has a file of its own: index.html is the shell of all the others. */
const pages: PageFile[] = [
  { path: '/', file: 'home.html', screen: 'home/home-page.tsx', asks: '/api/served-regions' },
  { path: '/fornecedores', file: 'fornecedores/index.html', screen: 'directory/directory-page.tsx', asks: '/api/providers?q=&before=' },
  { path: '/cadastro', file: 'cadastro/index.html', screen: 'account/choose-account-page.tsx' },
  { path: '/quem-somos', file: 'quem-somos/index.html', screen: 'about/about-page.tsx' },
  { path: '/como-funciona', file: 'como-funciona/index.html', screen: 'how-it-works/how-it-works-page.tsx' },
  { path: '/publicar-demanda', file: 'publicar-demanda/index.html', screen: 'publish-demand/publish-demand-page.tsx' },
  { path: '/suporte', file: 'suporte/index.html', screen: 'support/support-page.tsx' },
  { path: '/privacidade', file: 'privacidade/index.html', screen: 'legal/privacy-page.tsx' },
  { path: '/termos', file: 'termos/index.html', screen: 'legal/terms-page.tsx' },
]

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
        // Whoever has the worker has the app: for them the shell, which greets nobody as signed out.
        globIgnores: [keepLastVersion, ...pages.map(({ file }) => file)],
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
    javascriptBudget([
      ...signedOutPages.map((page) => ({ name: `signed out, ${page}`, from: [app, page], limit: 150_000 })),
      { name: 'signed in', from: [app, ...signedIn], limit: 260_000 },
    ]),
  ],
  // rxjs brings its classes twice: for browsers of 2015, and written out for older ones, which weighs more.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // All styles are 12 kB gzipped: one file costs less than the list of sixty, which every first visit would load as JavaScript.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
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
            { name: 'rxjs', test: /node_modules\/rxjs\// },
            // So small that to name each of them costs more than they weigh.
            {
              name: 'area-icons',
              test: /lucide-react\/.*\/icons\/(?:folder-open|hard-hat|message-square|inbox|house|settings|file-text|cloud-upload|cloud-off|log-out|layout-dashboard)\./,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': pocketbase, '/_': pocketbase } },
})
