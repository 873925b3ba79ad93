import type { Rolldown } from 'vite'

/** Modules are named by path endings; with static imports, in import order. */
export function chunksWith(modules: readonly string[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const seen = new Set<Rolldown.OutputChunk>()
  const loaded: Rolldown.OutputChunk[] = []
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const imported of chunk.imports) load(chunks.get(imported))
    loaded.push(chunk)
  }
  for (const end of modules) {
    const chunk = [...chunks.values()].find((each) => holds(each, end))
    if (!chunk) throw new Error(`No module ends with ${end}.`)
    load(chunk)
  }
  return loaded
}

const holds = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, end: string) => [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(end))
