import type { Plugin } from 'vite'

type Chunks = ReadonlyMap<string, readonly string[]>

/** Fails the build where chunks import each other statically: whichever runs first reads names of the other that have no value yet, and the app does not start. */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [])))
      const cycle = cycleIn(chunks)
      if (cycle) this.error(`Chunks import each other: ${cycle.join(' → ')}. Look at the groups in vite.config.ts.`)
    },
  }
}

/** The first cycle of static imports, its first chunk again at its end. `chunks` are the imports of each. */
export function cycleIn(chunks: Chunks): string[] | undefined {
  const withoutCycle = new Set<string>()
  const visit = (chunk: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(chunk)) return [...path.slice(path.indexOf(chunk)), chunk]
    if (withoutCycle.has(chunk)) return undefined
    for (const imported of chunks.get(chunk) ?? []) {
      const cycle = visit(imported, [...path, chunk])
      if (cycle) return cycle
    }
    withoutCycle.add(chunk)
    return undefined
  }
  for (const chunk of chunks.keys()) {
    const cycle = visit(chunk, [])
    if (cycle) return cycle
  }
  return undefined
}
