import { vi } from 'vitest'

/** Vitest's, which moves fake timers, with this project's patience for slow machines. */
export const waitFor = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 120_000 })
