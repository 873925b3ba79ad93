/**
 * Typed content, and when it was last kept. `order` tells which of two writings of a draft is the newer one, whatever the clock says; `writing` is another id
 * each time that it is kept. `dispatched_as` is the command that it was about to be dispatched as.
 */
export type KeptDraft = { value: unknown; saved_at: string; order: number; writing: string; dispatched_as?: string }

export const orderOf = (kept: KeptDraft | undefined): number => kept?.order ?? 0

/** The order of what is typed now: after all that is known, also where the clock was set back since. */
export const orderAfter = (...known: number[]): number => Math.max(Date.now(), ...known.map((order) => order + 1))

export function parseKept(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? kept : undefined
  } catch {
    // Cut short when it was written, or written by something else.
    return undefined
  }
}

export const isKept = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'value' in kept &&
  'saved_at' in kept &&
  typeof kept.saved_at === 'string' &&
  'order' in kept &&
  typeof kept.order === 'number' &&
  'writing' in kept &&
  typeof kept.writing === 'string'

const DRAFT = 'draft:'
/** The local document of an account's database that holds the draft of this name. */
export const draftKey = (name: string): string => DRAFT + name
/** Whether a local document of an account's database is a draft. */
export const isDraftKey = (key: string): boolean => key.startsWith(DRAFT)
/** The name of the draft that this local document is. */
export const draftNameOf = (key: string): string => key.slice(DRAFT.length)
