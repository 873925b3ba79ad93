/** Whether that is an error of Node's with this code, as ENOENT for a file that is not there. */
export const hasCode = (error: unknown, code: string): boolean => codeOf(error) === code

/** '' for none. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
