import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import type { Role } from '#domain/documents'

/** CNPJ for companies, else CPF. Product 8. */
export const documentTypeOf = (role: Role): 'CPF' | 'CNPJ' => (role === 'empresa' ? 'CNPJ' : 'CPF')

/** One of each kind within a text, with at most one separator between groups. */
const written = {
  CPF: /(?:^|[^\d./-])(\d{3}\D?\d{3}\D?\d{3}\D?\d{2})(?!\d)/g,
  CNPJ: /(?:^|[^0-9A-Z./-])([0-9A-Z]{2}[^0-9A-Z]?[0-9A-Z]{3}[^0-9A-Z]?[0-9A-Z]{3}[^0-9A-Z]?[0-9A-Z]{4}[^0-9A-Z]?\d{2})(?![0-9A-Z])/g,
} as const
export const documentLength = { CPF: 11, CNPJ: 14 } as const

/** In upper case: CNPJs have letters since July 2026, and a CPF's must show as wrong. From 'CNPJ: 11.222.333/0001-81' the number. */
export function documentCharacters(text: string, type: 'CPF' | 'CNPJ'): string {
  const characters = countedIn(text)
  if (characters.length <= documentLength[type]) return characters
  const parts = (text.normalize('NFKC').toUpperCase().match(written[type]) ?? []).map(countedIn)
  return parts.length === 1 && parts[0] ? parts[0] : characters
}

/** NFKC makes full-width digits plain. */
const countedIn = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/** With check digits; the library refuses equal characters, and reads letters only as version 2. */
export function isDocumentNumber(text: string, type: 'CPF' | 'CNPJ'): boolean {
  const characters = documentCharacters(text, type)
  return type === 'CPF' ? isValidCpf(characters) : isValidCnpj(characters, { version: 2 })
}

/** '000.000.000-00' or 'AA.AAA.AAA/AAAA-00', as far as typed. Surplus stays, where its error shows it. */
export function formatDocumentNumber(text: string, type: 'CPF' | 'CNPJ'): string {
  const [groups, separators] =
    type === 'CPF'
      ? [
          [3, 3, 3, 2],
          ['.', '.', '-'],
        ]
      : [
          [2, 3, 3, 4, 2],
          ['.', '.', '/', '-'],
        ]
  let rest = documentCharacters(text, type)
  let masked = ''
  groups.forEach((size, index) => {
    const group = rest.slice(0, size)
    rest = rest.slice(size)
    if (group) masked += (index > 0 ? separators[index - 1] : '') + group
  })
  return masked + rest
}
