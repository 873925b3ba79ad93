import { mkdir } from 'node:fs/promises'
import { type BuildOptions, build } from 'esbuild'
import { paths } from './paths'

/** PocketBase's engine knows ES2017 and CommonJS, and no Node modules. */
const forPocketBase = {
  target: 'es2017',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions

/**
 * Builds the hooks into `outDir`: the bundle, and the registrations that require it. The registrations are not bundled: PocketBase takes
 * each handler's source text and runs it elsewhere, where nothing around it exists.
 */
export async function buildHooks(outDir = paths.hooks): Promise<void> {
  await mkdir(outDir, { recursive: true })
  await Promise.all([
    build({ ...forPocketBase, entryPoints: [{ in: paths.hookSources, out: 'canteiro' }], bundle: true, format: 'cjs', outdir: outDir }),
    build({ ...forPocketBase, entryPoints: [{ in: paths.hookRegistrations, out: 'main.pb' }], format: 'iife', outdir: outDir }),
  ])
}
