import type { Company } from '#domain/wire/wire-answers'
import { environment, fetched } from '../globals'
import type { App } from '../pocketbase-api'
import { companyIn } from './company'

/** Asked in this order. BrasilAPI passes on minhareceita.org's answers and keeps them for a day. */
const PUBLIC_REGISTERS = 'https://brasilapi.com.br/api/cnpj/v1,https://minhareceita.org'
/** BrasilAPI turns away the names of common programs. */
const USER_AGENT = 'Canteiro/1.0 (marketplace de construcao civil)'
const PATIENCE_S = 8

export type Found = { found: Company } | { found: undefined; reason: 'cnpj_not_found' | 'cnpj_unavailable' }

/** A company is missing only when no register has it and one of them said so. Product 78. */
export function askRegisters(app: App, cnpj: string): Found {
  let reason: 'cnpj_not_found' | 'cnpj_unavailable' = 'cnpj_unavailable'
  for (const register of addresses(environment('CNPJ_URLS') || PUBLIC_REGISTERS)) {
    const { status, body, error } = fetched(`${register}/${cnpj}`, { 'User-Agent': USER_AGENT, Accept: 'application/json' }, PATIENCE_S)
    const found = status === 200 ? companyIn(body, cnpj) : undefined
    if (found) return { found }
    if (status === 404) reason = 'cnpj_not_found'
    app.logger().info('A register did not answer for a company.', 'register', register, 'status', status, 'error', error)
  }
  return { found: undefined, reason }
}

const addresses = (commaSeparated: string): string[] =>
  commaSeparated
    .split(',')
    .map((address) => address.trim().replace(/\/+$/, ''))
    .filter(Boolean)
