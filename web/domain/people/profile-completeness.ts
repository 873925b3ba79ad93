import type { Account } from '#domain/documents'

const requiredProfileFields = ['full_name', 'city', 'state', 'document_number'] as const satisfies readonly (keyof Account)[]

export type ProfileField = (typeof requiredProfileFields)[number]

/** In order; spaces alone count as missing. Product 69. */
export const missingProfileFields = (account: Pick<Account, ProfileField>): ProfileField[] =>
  requiredProfileFields.filter((field) => account[field].trim() === '')

export const isProfileComplete = (account: Pick<Account, ProfileField>): boolean => missingProfileFields(account).length === 0
