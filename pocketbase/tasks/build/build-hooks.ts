import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { type BuildOptions, build } from 'esbuild'
import { cityKey } from '#domain/values/place'
import { paths } from '../paths'
import { documentationContent } from './documentation-content'

/** PocketBase's engine knows ES2020 and CommonJS, and no Node modules. Newer syntax becomes calls of functions in the bundle, which the engine runs slowly. */
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
 * Builds the hooks into `outDir`: the bundle, web push's own, the registrations that require it, the list of cities and the technical documentation. The registrations are not bundled: PocketBase takes
 * each handler's source text and runs it elsewhere, where nothing around it exists.
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

/** IBGE's cities, from the list that the app offers, in the order of the server's table. */
const cities = (): { state: string; key: string; name: string }[] =>
  getMunicipalities()
    .map(({ name, stateCode }) => ({ state: stateCode, key: cityKey(name), name }))
    .sort((a, b) => (a.state + a.key < b.state + b.key ? -1 : 1))
