/** An expected outcome as a value. Sentences for the codes are in the texts. */
export type Result<T, Code extends string> = { ok: true; value: T } | { ok: false; code: Code }
