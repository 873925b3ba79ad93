import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from '../children'
import { paths } from '../paths'
import { step } from '../step'
import { TaskFailure } from '../task-failure'

/** Beside the output, so that emptying the folder forgets it. */
const stamp = join(paths.webBuild, '.built-from')

/** Unless it was built from the present sources. */
export async function buildWeb(): Promise<void> {
  const sources = await hashOfSources()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) return
  await step('Building the web app', async () => {
    const { code, output } = await runToEnd(process.execPath, [paths.vite, 'build', paths.web], {
      cwd: paths.root,
      // Test runners set another, which would bring React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (code !== 0) throw new TaskFailure(`${output.trim()}\n\nThe web app could not be built: mend what Vite says above, then run this again.`)
  })
  await writeFile(stamp, sources)
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...(await webFiles()), 'package.json', 'package-lock.json', 'tsconfig.json']) {
    hash.update(file).update(await readFile(join(paths.root, file)))
  }
  return hash.digest('hex')
}

async function webFiles(): Promise<string[]> {
  const entries = await readdir(paths.web, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(paths.webBuild))
    .map((entry) => join(entry.parentPath, entry.name).slice(paths.root.length))
    .sort()
}
