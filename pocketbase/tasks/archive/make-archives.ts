import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { appVersion } from '#parts'
import { buildHooks } from '../build/build-hooks'
import { buildWeb } from '../build/build-web'
import { obtainLitestream, obtainPocketBase } from '../build/obtain-program'
import { runToEnd } from '../children'
import { paths } from '../paths'
import { step } from '../step'
import { TaskFailure } from '../task-failure'
import { version } from '../usage.mjs'
import { bundleCommands } from './bundle-commands'

/** As Go names them. */
const architectures = ['amd64', 'arm64'] as const
type Architecture = (typeof architectures)[number]

/** Where a checkout has them, so that paths.ts is right in both. */
const copied = ['canteiro', 'docs/operations.md', 'pb_migrations', 'pocketbase/tasks/console', 'web/dist']

/** The demo data and the build's own note stay. */
const isNeeded = (path: string): boolean => !['seed.pb.js', '.built-from'].includes(basename(path))

/** `canteiro-VERSION-linux-ARCHITECTURE.tar.gz` of each, and SHA256SUMS, in `target`. Returns their names. */
export async function makeArchives(target: string, chosen: readonly Architecture[] = architectures): Promise<string[]> {
  await buildWeb()
  const programs = await inTurn(chosen, programsFor)
  return step(`Packing ${version()} for ${chosen.join(' and ')}`, async () => {
    await mkdir(target, { recursive: true })
    const room = await mkdtemp(join(tmpdir(), 'canteiro-release-'))
    try {
      const folder = join(room, `canteiro-${version()}`)
      await layOut(folder)
      const names = await inTurn(programs, async ({ architecture, ...files }) => {
        await mkdir(join(folder, 'bin'), { recursive: true })
        for (const [name, file] of Object.entries(files)) await cp(file, join(folder, 'bin', name))
        return pack(folder, target, architecture)
      })
      await writeSums(target, names)
      return names
    } finally {
      await rm(room, { recursive: true, force: true })
    }
  })
}

/** Two Go builds at once take longer than one after the other. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** From the pinned sources alone, and without a C library, which may differ there. */
async function programsFor(architecture: Architecture) {
  const environment = { ...process.env, POCKETBASE_BIN: '', LITESTREAM_BIN: '', GOOS: 'linux', GOARCH: architecture, CGO_ENABLED: '0' }
  const cache = join(paths.cache, `linux-${architecture}`)
  return { architecture, pocketbase: await obtainPocketBase(environment, cache), litestream: await obtainLitestream(environment, cache) }
}

/** All but the programs. */
async function layOut(folder: string): Promise<void> {
  for (const path of copied) await cp(join(paths.root, path), join(folder, path), { recursive: true, filter: isNeeded })
  await buildHooks(join(folder, 'pocketbase/pb_hooks'))
  await bundleCommands(join(folder, 'pocketbase/tasks'))
  const { name, type } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify({ name, version: version(), build: await appVersion(), type }, null, 2)}\n`)
  await chmod(join(folder, 'canteiro'), 0o755)
}

/** Root's, and readable to everyone, whatever the umask of who packs. */
export async function pack(folder: string, target: string, architecture: string): Promise<string> {
  const name = `${basename(folder)}-linux-${architecture}.tar.gz`
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w', '--sort=name']
  const { code, output } = await runToEnd('tar', ['-czf', join(target, name), ...owner, '-C', dirname(folder), basename(folder)])
  if (code !== 0) throw new TaskFailure(`${name} could not be packed, which takes GNU tar: ${output.trim()}`)
  return name
}

/** As `sha256sum -c` reads it. */
export async function writeSums(target: string, names: readonly string[]): Promise<void> {
  const lines = names.map(
    async (name) =>
      `${createHash('sha256')
        .update(await readFile(join(target, name)))
        .digest('hex')}  ${name}\n`,
  )
  await writeFile(join(target, 'SHA256SUMS'), (await Promise.all(lines)).join(''))
}
