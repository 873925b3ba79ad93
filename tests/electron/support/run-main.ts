import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'

type Given = {
  electron: object
  /** The script's own. */
  folder: string
  process: { argv: readonly string[]; platform: NodeJS.Platform; env: NodeJS.ProcessEnv; resourcesPath: string }
}

type Main = (require: (name: string) => unknown, folder: string, process: object, module: object, exports: object) => void

const requireOfNode = createRequire(import.meta.url)
const compiled = new Map<string, Main>()

/** main.js in this process; each run has its own modules. */
export function runMain(app: string, { electron, folder, process: seen }: Given): void {
  const module = { exports: {} }
  const requireOfApp = (name: string): unknown => (name === 'electron' ? electron : requireOfNode(name))
  // Inherits, since Node's properties are read-only.
  const processOfApp = Object.create(process, Object.getOwnPropertyDescriptors(seen))
  mainOf(app)(requireOfApp, folder, processOfApp, module, module.exports)
}

function mainOf(app: string): Main {
  const file = join(app, 'main.js')
  const known = compiled.get(file)
  if (known) return known
  const main = compileFunction(readFileSync(file, 'utf8'), ['require', '__dirname', 'process', 'module', 'exports'], { filename: file }) as Main
  compiled.set(file, main)
  return main
}
