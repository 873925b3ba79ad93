import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { chunksWith } from '#build/chunks'

export type Budget = {
  name: string
  /** Path endings of modules; with their static imports, that is what a browser loads. */
  from: readonly string[]
  /** Bytes, gzipped. */
  limit: number
}

/** At once, gzipped, in bytes. */
export const mostJavaScript = { 'signed out': 150_000, 'signed in': 260_000 } as const

export function javascriptBudget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'javascript-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const { name, from, limit } of budgets) {
        const sizes = chunksWith(from, bundle).map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code).length }))
        const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
        const words = `${name}: ${kilobytes(total)} of ${kilobytes(limit)} JavaScript, gzipped`
        if (total > limit) this.error(`${words}\n${sizes.map(({ fileName, bytes }) => `  ${kilobytes(bytes)}  ${fileName}`).join('\n')}`)
        this.info(words)
      }
    },
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
