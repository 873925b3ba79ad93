import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

export type Budget = {
  name: string
  /** Ends of the paths of modules; with all that these import statically, that is what a browser loads. */
  from: readonly string[]
  /** Bytes, gzipped. */
  limit: number
}

/** Fails the build when a page would load more JavaScript than it may. */
export function javascriptBudget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'javascript-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
      for (const { name, from, limit } of budgets) {
        const roots = from.map((end) => [...chunks.values()].find((chunk) => holds(chunk, end)) ?? this.error(`${name}: no module ends with ${end}`))
        const sizes = [...loadedWith(roots, chunks)].map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code).length }))
        const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
        const words = `${name}: ${kilobytes(total)} of ${kilobytes(limit)} JavaScript, gzipped`
        if (total > limit) this.error(`${words}\n${sizes.map(({ fileName, bytes }) => `  ${kilobytes(bytes)}  ${fileName}`).join('\n')}`)
        this.info(words)
      }
    },
  }
}

function loadedWith(roots: readonly Rolldown.OutputChunk[], chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const loaded = new Set<Rolldown.OutputChunk>()
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const imported of chunk.imports) load(chunks.get(imported))
  }
  for (const root of roots) load(root)
  return loaded
}

const holds = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, end: string) => [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(end))

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
