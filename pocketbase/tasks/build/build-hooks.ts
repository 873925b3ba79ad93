import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { paths } from '../paths'
import { cities } from './cities'
import { documentationContent } from './documentation-content'

/** ES2020 and CommonJS, no Node modules. Newer syntax would become slow helper functions. */
const forPocketBase = {
  target: 'es2020',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions

const bundles = [
  { in: paths.hookSources, out: 'canteiro' },
  { in: paths.webPushSigner, out: 'web-push-signer' },
]

/**
 * Bundle, web push's own, registrations, cities and technical documentation. Registrations stay unbundled: PocketBase runs each handler's source
 * text alone.
 */
export async function buildHooks(outDir = paths.hooks): Promise<void> {
  await mkdir(outDir, { recursive: true })
  await Promise.all([
    build({ ...forPocketBase, entryPoints: bundles, bundle: true, format: 'cjs', outdir: outDir }),
    build({ ...forPocketBase, entryPoints: [{ in: paths.hookRegistrations, out: 'main.pb' }], format: 'iife', outdir: outDir }),
    writeFile(join(outDir, 'cities.json'), JSON.stringify(cities())),
    writeFile(join(outDir, 'documentation.json'), JSON.stringify(await documentationContent())),
  ])
}
