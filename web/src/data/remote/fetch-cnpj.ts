import * as v from 'valibot'
import type { Result } from '#domain/result'
import { ask } from '../../http/client'
import type { TransportFailure } from '../../http/failure'

/** What the register knows of a company; '' for what is unknown. `uf` is the state's two letters, `phone` digits as they come. */
const company = v.object({ razao_social: v.string(), address: v.string(), municipio: v.string(), uf: v.string(), phone: v.string() })
export type Company = v.InferOutput<typeof company>

const codes = ['cnpj_invalid', 'cnpj_not_found', 'cnpj_unavailable', 'malformed', 'forbidden'] as const

/** The server asks two registers, each for 8 seconds at most. */
const LIMIT_MS = 25_000

/** Looks a company up. Needs a connection. `cnpj` has 14 characters. */
export const fetchCnpj = (token: string, cnpj: string): Promise<Result<Company, (typeof codes)[number] | TransportFailure | 'unknown'>> =>
  ask({ method: 'POST', path: '/api/fetch-cnpj', token, body: { cnpj }, silenceLimit: LIMIT_MS }, company, codes)
