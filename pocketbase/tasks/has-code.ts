/** A code of Node's, such as ENOENT. */
export const hasCode = (error: unknown, code: string): boolean => codeOf(error) === code

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
