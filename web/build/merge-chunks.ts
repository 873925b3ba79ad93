import { gzipSync } from 'node:zlib'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { type Chunk, mergedChunks } from '#build/merged-chunks'

type Options = {
  /** Ends of the paths of modules that are loaded by themselves before the app is kept on the device. */
  first: readonly string[]
  /** Names of chunks that stay as they are. */
  kept: readonly string[]
  /** Plugins that the app itself is built with. */
  plugins: () => PluginOption[]
}

/** A byte that comes from the device only has to be read, not sent. */
const KEPT_WEIGHT = 0.02

/**
 * Merges small chunks. Split by who loads what alone, the app would be four hundred files, most of them smaller than what it costs to ask for them. The
 * bundler's own merging makes chunks that import each other; so the app is bundled once to see its chunks, and then as `mergedChunks` says.
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

/** For each module of a merged chunk the name of that: the name of the part that is loaded first, else of the largest one. */
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
