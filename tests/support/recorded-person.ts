/** Whose device the recorded releases are of. */
export const recordedPerson = { id: 'gravada0pessoa1', role: 'autonomo', full_name: 'Bruno Reis' } as const
