import type { Account } from '#domain/documents'

export const requiredProfileFields = ['full_name', 'city', 'state', 'document_number'] as const satisfies readonly (keyof Account)[]

/** Complete only when every required field has something other than spaces. Product 69. */
export const isProfileComplete = (account: Pick<Account, (typeof requiredProfileFields)[number]>): boolean =>
  requiredProfileFields.every((field) => account[field].trim() !== '')
