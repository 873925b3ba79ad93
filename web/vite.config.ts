import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { javascriptBudget } from '#build/javascript-budget'
import { manifest } from '#build/manifest'
import { portugueseOnly } from '#build/portuguese-only'
import { preloadFont } from '#build/preload-font'
import { readyPages } from '#build/ready-pages'

const pocketbase = `http://127.0.0.1:${process.env.PORT ?? '8090'}`

const keepLastVersion = 'keep-last-version.js'

const app = 'web/index.html'
const signedOutPages = ['home/home-page.tsx', 'account/choose-account-page.tsx', 'account/sign-up-page.tsx', 'account/login-page.tsx']
const signedIn = ['app/signed-in-layout.tsx', 'app/while-signed-in.tsx', 'data/account.ts', 'dashboard/dashboard-page.tsx']

/** Public pages that say the same to everybody. '/' has a file of its own: index.html is the shell of all the others. */
const pages = new Map([
  ['/', 'home.html'],
  ...['/quem-somos', '/como-funciona', '/publicar-demanda', '/suporte', '/privacidade', '/termos'].map((path): [string, string] => [
    path,
    `${path.slice(1)}/index.html`,
  ]),
])

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
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png,webmanifest}'],
        // The preview of a link is for those who fetch it. Whoever has the worker has the app: for them the shell, which greets nobody as signed out.
        globIgnores: ['shared.png', keepLastVersion, ...pages.values()],
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
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': pocketbase, '/_': pocketbase } },
})
