import { describe, expect, test } from 'vitest'
import { type Chunk, mergedChunks } from '#build/merged-chunks'

describe('merged chunks', () => {
  const page = (name: string, bytes: number, ...imports: string[]): Chunk => ({ name, bytes, imports, weight: 1 })
  const shared = (name: string, bytes: number, ...imports: string[]): Chunk => ({ name, bytes, imports, weight: 0 })
  const merged = (...chunks: Chunk[]) =>
    mergedChunks(chunks)
      .map((names) => names.sort())
      .sort()

  test('what the same pages load becomes one file', () => {
    expect(merged(page('home', 9_000, 'a', 'b'), page('login', 9_000, 'a', 'b'), shared('a', 5_000), shared('b', 40_000))).toEqual([
      ['a', 'b'],
      ['home'],
      ['login'],
    ])
  })

  test('a page loads a few bytes that it does not need for one request less, not many', () => {
    const pages = [page('home', 9_000, 'a'), page('login', 9_000, 'a', 'b'), page('sign-up', 9_000, 'a', 'b')]
    expect(merged(...pages, shared('a', 5_000), shared('b', 900))).toContainEqual(['a', 'b'])
    expect(merged(...pages, shared('a', 5_000), shared('b', 9_000))).not.toContainEqual(['a', 'b'])
  })

  test('no file comes to import one that imports it', () => {
    // a → between → b: a and b in one file would import 'between', which imports that file.
    const chunks = [page('home', 20_000, 'a'), shared('a', 500, 'between'), { ...shared('between', 90_000, 'b'), isKept: true }, shared('b', 500)]
    expect(merged(...chunks)).toContainEqual(['b'])
  })
})
