type Args = Record<string, unknown>

/** One earlier version of a verb's args, as the version after it sees it. */
export type EarlierVersion = {
  /** What an app of this version queued, as the version after it writes it. */
  upgrade(args: Args): Args
  /** Args of the version after it, as this version writes them; nothing where it cannot carry them. */
  downgrade(args: Args): Args | undefined
}

/** A version that did not know these args, and what stands for each where nothing was said. */
export const without = (added: Args): EarlierVersion => ({
  upgrade: (args) => ({ ...added, ...args }),
  downgrade(args) {
    if (Object.entries(added).some(([name, empty]) => args[name] !== empty)) return undefined
    return Object.fromEntries(Object.entries(args).filter(([name]) => !(name in added)))
  },
})

/** The args of a version as the newest writes them. */
export const upgraded = (earlier: readonly EarlierVersion[], args: unknown, version: number): unknown =>
  isArgs(args) ? earlier.slice(version - 1).reduce((older, { upgrade }) => upgrade(older), args) : args

/** Args of the newest version as the lowest that can carry them writes them, so that a server of an earlier release takes them too. Rule P10. */
export function lowest(earlier: readonly EarlierVersion[], args: object): { version: number; args: Args } {
  let carried: { version: number; args: Args } = { version: earlier.length + 1, args: { ...args } }
  for (const { downgrade } of earlier.toReversed()) {
    const older = downgrade(carried.args)
    if (!older) break
    carried = { version: carried.version - 1, args: older }
  }
  return carried
}

const isArgs = (args: unknown): args is Args => typeof args === 'object' && args !== null && !Array.isArray(args)
