import { vi } from 'vitest'

/** Vitest's own, which moves fake timers on, but with this project's patience: its second may pass on a slow machine without anything being wrong. */
export const waitFor = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 120_000 })
