import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { paths } from '../../../../pocketbase/tasks/paths'

export type Releases = {
  /** The served folder, one release at a time. */
  webDir: string
  /** As a deployment does. */
  deliver(release: 'old' | 'new'): Promise<void>
  remove(): Promise<void>
}

const hashed = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g
const isText = (path: string) => /\.(?:js|css|html)$/.test(path)

/** The new release is the build with other hashes, so other files, shell and list: a new version to browsers, in a second instead of twenty. */
export async function createReleases(): Promise<Releases> {
  const home = await mkdtemp(join(tmpdir(), 'canteiro-releases-'))
  const webDir = join(home, 'served')
  for (const release of ['old', 'new']) await cp(paths.webBuild, join(home, release), { recursive: true, preserveTimestamps: true })
  await renew(join(home, 'new'))
  const deliver = async (release: 'old' | 'new') => {
    // In one step, for a server never finds nothing.
    await symlink(join(home, release), join(home, 'next'))
    await rename(join(home, 'next'), webDir)
  }
  await deliver('old')
  return { webDir, deliver, remove: () => rm(home, { recursive: true, force: true }) }
}

async function renew(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const renamed = new Map((await readdir(assets)).map((name) => [name, newName(name)]))
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to))
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const revisions = new Map<string, string>()
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    if (!isText(path) || name === 'sw.js') continue
    const before = await readFile(path, 'utf8')
    const after = before.replace(hashed, (found) => renamed.get(found) ?? found)
    await writeFile(path, after)
    revisions.set(md5(before), md5(after))
  }
  const worker = join(folder, 'sw.js')
  const text = (await readFile(worker, 'utf8')).replace(hashed, (found) => renamed.get(found) ?? found)
  const { atime, mtime } = await stat(worker)
  await writeFile(
    worker,
    text.replace(/(?<=revision:")\w{32}/g, (revision) => revisions.get(revision) ?? revision),
  )
  // As where both were packed at one time.
  await utimes(worker, atime, mtime)
}

/** `index-CcSKr-6j.js` becomes `index-` and eight other letters. */
function newName(name: string): string {
  const [, ending = ''] = /(\.\w+)$/.exec(basename(name)) ?? []
  return `${name.slice(0, -ending.length - 8)}${md5(name).slice(0, 8)}${ending}`
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')
