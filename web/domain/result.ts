/** The texts have sentences for the codes. */
export type Result<T, Code extends string> = { ok: true; value: T } | { ok: false; code: Code }
