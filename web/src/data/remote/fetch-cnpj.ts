import type { Result } from '#domain/result'
import { type Company, companyAnswer } from '#domain/wire/wire-answers'
import { ask } from '../../http/client'
import type { TransportFailure } from '../../http/failure'

const codes = ['cnpj_invalid', 'cnpj_not_found', 'cnpj_unavailable', 'malformed', 'forbidden'] as const

/** The server asks two registers, each for 8 seconds at most. */
const LIMIT_MS = 25_000

/** `cnpj` has 14 characters. */
export const fetchCnpj = (token: string, cnpj: string): Promise<Result<Company, (typeof codes)[number] | TransportFailure | 'unknown'>> =>
  ask({ method: 'POST', path: '/api/fetch-cnpj', token, body: { cnpj }, silenceLimit: LIMIT_MS }, companyAnswer, codes)
