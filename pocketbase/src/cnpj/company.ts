import { capitalize } from '@brazilian-utils/brazilian-utils'
import * as v from 'valibot'
import { documentCharacters } from '#domain/document-number'
import { isPhone, phoneDigits } from '#domain/phone'
import { isState } from '#domain/place'

/** What the form is filled with, in the account's own field names and within their bounds; '' where nothing is known. */
export type Company = { full_name: string; address: string; city: string; state: string; phone: string }

const text = v.fallback(v.pipe(v.string(), v.trim()), '')

/** Of BrasilAPI's and minhareceita's answer, which is one and the same. Brazil 3. */
const receita = v.object({
  cnpj: v.string(),
  razao_social: v.pipe(v.string(), v.trim(), v.minLength(1)),
  descricao_tipo_de_logradouro: text,
  logradouro: text,
  numero: text,
  bairro: text,
  municipio: text,
  uf: text,
  ddd_telefone_1: text,
})
type Receita = v.InferOutput<typeof receita>

/** The company in an answer's body; nothing when it is no such answer, or that of another company. */
export function companyIn(body: string, cnpj: string): Company | undefined {
  const parsed = v.safeParse(receita, jsonIn(body))
  if (!parsed.success || documentCharacters(parsed.output.cnpj, 'CNPJ') !== cnpj) return undefined
  const { razao_social, municipio, uf, ddd_telefone_1 } = parsed.output
  return {
    full_name: written(razao_social, 120),
    address: addressOf(parsed.output),
    city: written(municipio, 80),
    state: isState(uf) ? uf : '',
    phone: isPhone(ddd_telefone_1) ? phoneDigits(ddd_telefone_1) : '',
  }
}

/** 'street, number - district', of what there is. Specification 7. */
function addressOf({ descricao_tipo_de_logradouro: kind, logradouro, numero, bairro }: Receita): string {
  const street = logradouro.toUpperCase().startsWith(`${kind} `.toUpperCase()) ? logradouro : `${kind} ${logradouro}`.trim()
  const place = [street, numero].filter(Boolean).join(', ')
  return written([place, bairro].filter(Boolean).join(' - '), 200)
}

/** The register writes in capitals. */
const written = (capitals: string, most: number): string => capitalize(capitals.replace(/\s+/g, ' ')).slice(0, most)

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
