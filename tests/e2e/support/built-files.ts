import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHUNK_LIST } from '#build/chunk-list'
import { paths } from '../../../pocketbase/tasks/paths'

const fileOfEachModule = (): Record<string, string> => JSON.parse(readFileSync(join(paths.webBuild, CHUNK_LIST), 'utf8'))

/** The path, from its first slash, of the built file that holds this module. `module` is its path below web/src. */
export function fileOf(module: string): string {
  const file = fileOfEachModule()[`src/${module}`]
  if (!file) throw new Error(`No file of the build holds ${module}.`)
  return `/${file}`
}

/** The modules that a built file holds, by their paths below web. `path` begins with a slash. */
export const modulesIn = (path: string): string[] =>
  Object.entries(fileOfEachModule()).flatMap(([module, file]) => (`/${file}` === path ? module : []))
