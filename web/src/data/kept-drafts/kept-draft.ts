/**
 * `order` tells the newer of two writings, whatever the clock says; `writing` is a new id each time; `dispatched_as` is the command that the
 * draft was about to become.
 */
export type KeptDraft = { value: unknown; saved_at: string; order: number; writing: string; dispatched_as?: string }

export const orderOf = (kept: KeptDraft | undefined): number => kept?.order ?? 0

/** Greater than all known orders, also where the clock was set back. */
export const orderAfter = (...known: number[]): number => Math.max(Date.now(), ...known.map((order) => order + 1))

export function parseKept(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? kept : undefined
  } catch {
    // Cut short when it was written, or written by other code.
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
export const draftKey = (name: string): string => DRAFT + name
export const isDraftKey = (key: string): boolean => key.startsWith(DRAFT)
export const draftNameOf = (key: string): string => key.slice(DRAFT.length)

/** An emptied draft is null or has no letters. Ids of a form's rows were not typed. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'number') return true
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'object' && value !== null && Object.entries(value).some(([field, held]) => field !== 'id' && hasText(held))
}
