import { documentCharacters, documentTypeOf, isDocumentNumber } from '#domain/values/document-number'
import { useMyAccount } from '../../../data/queries/account'
import { useActor } from '../../../data/store/account-store-context'

/** CNPJ or CPF without marks; '' where the account has none that a quote can name. Product 107. */
export function useOwnDocument(): { type: 'CPF' | 'CNPJ'; number: string } {
  const type = documentTypeOf(useActor().role)
  const number = useMyAccount()?.document?.document_number ?? ''
  const isNamed = isDocumentNumber(number, type) && documentCharacters(number, type) === number
  return { type, number: isNamed ? number : '' }
}
