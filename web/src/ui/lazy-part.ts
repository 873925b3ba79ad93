import { type ComponentType, lazy } from 'react'

const WAITS_MS = [300, 1_500]

/** Code that is loaded on use, asked for again when a moment without network was in the way. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return load()
}

/** A part of a screen whose code comes with its first use. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => patiently(async () => ({ default: await load() })))
