import * as v from 'valibot'
import { documentCharacters } from '#domain/values/document-number'
import { isPhone, phoneDigits } from '#domain/values/phone'
import { isState } from '#domain/values/place'
import type { Company } from '#domain/wire/wire-answers'

const text = v.fallback(v.pipe(v.string(), v.trim()), '')

/** Answer of BrasilAPI and minhareceita, of one shape. Product 78. */
const receita = v.object({
  cnpj: v.optional(v.string()),
  razao_social: v.pipe(v.string(), v.trim(), v.minLength(1)),
  descricao_tipo_de_logradouro: text,
  logradouro: text,
  numero: text,
  bairro: text,
  municipio: text,
  uf: text,
  ddd_telefone_1: text,
  descricao_situacao_cadastral: text,
})
type Receita = v.InferOutput<typeof receita>

/** The company in an answer's body; nothing when it is no such answer, or that of another company. */
export function companyIn(body: string, cnpj: string): { company: Company; isActive: boolean } | undefined {
  const parsed = v.safeParse(receita, jsonIn(body))
  if (!parsed.success) return undefined
  const { cnpj: named = cnpj, razao_social, municipio, uf, ddd_telefone_1 } = parsed.output
  if (documentCharacters(named, 'CNPJ') !== cnpj) return undefined
  const company = {
    razao_social: tidy(razao_social, 120),
    address: addressOf(parsed.output),
    municipio: tidy(municipio, 80),
    uf: isState(uf) ? uf : '',
    phone: isPhone(ddd_telefone_1) ? phoneDigits(ddd_telefone_1) : '',
  }
  return { company, isActive: parsed.output.descricao_situacao_cadastral.toUpperCase() === 'ATIVA' }
}

/** The registers end the name of a person who is a company with that person's CPF, which no card shows. Product 128. */
export const publicName = ({ razao_social }: Company): string => razao_social.replace(/[\s-]*\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/, '')

/** 'street, number - district'. Product 78. */
function addressOf({ descricao_tipo_de_logradouro: kind, logradouro, numero, bairro }: Receita): string {
  const street = logradouro.toUpperCase().startsWith(`${kind} `.toUpperCase()) ? logradouro : `${kind} ${logradouro}`.trim()
  const place = [street, numero].filter(Boolean).join(', ')
  return tidy([place, bairro].filter(Boolean).join(' - '), 200)
}

const tidy = (words: string, most: number): string => words.replace(/\s+/g, ' ').slice(0, most).trim()

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
