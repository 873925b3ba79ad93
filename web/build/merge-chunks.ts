import { gzipSync } from 'node:zlib'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { type Chunk, mergedChunks } from '#build/merged-chunks'

type Options = {
  /** Path endings of modules that are loaded by themselves before the app is kept on the device. */
  first: readonly string[]
  kept: readonly string[]
  plugins: () => PluginOption[]
}

/** Weight of a byte from the device, which is read, not sent. */
const KEPT_WEIGHT = 0.02

/**
 * Merges small chunks: split by loading alone, the app would have four hundred files, most smaller than a request's cost. The bundler's own
 * merging makes circular chunks, so a first build only measures them for `mergedChunks`.
 */
export function mergeChunks({ first, kept, plugins }: Options): Plugin {
  return {
    name: 'merge-chunks',
    apply: 'build',
    async config(config) {
      const built = await build({ ...config, configFile: false, logLevel: 'error', plugins: plugins(), build: { ...config.build, write: false } })
      if (!('output' in built)) throw new Error('The app is one bundle.')
      const chunks = built.output.filter((file) => file.type === 'chunk')
      const names = new Map(namedGroups(chunks, { first, kept }))
      return {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'merged', name: (id: string) => names.get(id) ?? null }] } } } },
      }
    },
  }
}

/** The part loaded first, else the largest one, names the merged chunk. */
function namedGroups(chunks: readonly Rolldown.OutputChunk[], { first, kept }: Pick<Options, 'first' | 'kept'>): [id: string, name: string][] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const isFirst = ({ moduleIds, isEntry }: Rolldown.OutputChunk) => isEntry || moduleIds.some((id) => first.some((end) => id.endsWith(end)))
  const weightOf = (chunk: Rolldown.OutputChunk) => {
    if (isFirst(chunk)) return 1
    return chunk.isDynamicEntry ? KEPT_WEIGHT : 0
  }
  const asChunk = (chunk: Rolldown.OutputChunk): Chunk => ({
    name: chunk.fileName,
    bytes: gzipSync(chunk.code).length,
    imports: chunk.imports,
    weight: weightOf(chunk),
    isKept: chunk.isEntry || kept.includes(chunk.name),
  })
  const taken = new Set(chunks.map(({ name }) => name))
  return mergedChunks(chunks.map(asChunk)).flatMap((files) => {
    if (files.length === 1) return []
    const parts = files.flatMap((file) => byFile.get(file) ?? []).sort((a, b) => weightOf(b) - weightOf(a) || b.code.length - a.code.length)
    const name = parts.map((part) => part.name).find((each) => taken.delete(each)) ?? files.join()
    return parts.flatMap(({ moduleIds }) => moduleIds.map((id): [string, string] => [id, name]))
  })
}
