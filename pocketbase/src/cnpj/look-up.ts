import * as v from 'valibot'
import { documentCharacters, isDocumentNumber } from '#domain/values/document-number'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { Failure } from '../failure'
import { environment, fetched, serverNow } from '../globals'
import { attempt, type Limit } from '../limits'
import type { App } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { type ConcurrencyBound, withinBound } from '../requests/concurrency'
import { bodyOf } from '../requests/request-body'
import { answerJson, type PersonHandler } from '../requests/route'
import { inTransaction, run } from '../sql'
import { companyIn, publicName } from './company'

const request = v.object({ cnpj: v.string() })
const lookUps: Limit = { name: 'look-up of a company', most: 10, withinMs: 60_000 }
/** Each holds an engine while the registers are silent. */
const underWay: ConcurrencyBound = { name: 'look-ups', each: 1, all: 8 }
const unavailable = () => new Failure(503, 'cnpj_unavailable')

/** Every failure is a code, and the form's fields stay as they are. Product 78. */
export const fetchCnpj: PersonHandler = (e, person) => {
  const { id } = person
  const asked = bodyOf(e, request, 1024)
  if (!isDocumentNumber(asked.cnpj, 'CNPJ')) throw new Failure(400, 'cnpj_invalid')
  if (!attempt(e.app, lookUps, id)) throw new Failure(429, 'too_many_requests')
  const cnpj = documentCharacters(asked.cnpj, 'CNPJ')
  const answer = () => {
    const { company, isActive } = companyOf(e.app, cnpj)
    if (person.getString('role') === 'empresa') {
      noteLookUp(e.app, { id, cnpj, active_on: isActive ? saoPauloDay(serverNow()) : '', name: publicName(company) })
    }
    answerJson(e, 200, JSON.stringify(company))
  }
  withinBound(e.app, underWay, id, answer, unavailable)
}

/** Kept for a trigger, which derives from it what the card says of the saved number: no client sends it. Product 128. */
function noteLookUp(app: App, values: { id: string; cnpj: string; active_on: string; name: string }): void {
  const noted = 'looked_up_cnpj = {:cnpj}, looked_up_active_on = {:active_on}, looked_up_name = {:name}'
  inTransaction(app, (tx) => run(tx, `UPDATE users SET ${noted} WHERE id = {:id}`, values))
  pump(app)
}

/** Asked in this order. BrasilAPI passes on minhareceita.org's answers and keeps them for a day. */
const PUBLIC_REGISTERS = 'https://brasilapi.com.br/api/cnpj/v1,https://minhareceita.org'
/** BrasilAPI turns away the names of common programs. */
const USER_AGENT = 'Canteiro/1.0 (marketplace de construcao civil)'
const PATIENCE_S = 8

type Found = NonNullable<ReturnType<typeof companyIn>>

/** A company is missing only when no register has it and one of them said so. Product 78. */
function companyOf(app: App, cnpj: string): Found {
  let failure = unavailable()
  for (const register of addresses(environment('CNPJ_URLS') || PUBLIC_REGISTERS)) {
    const { status, body, error } = fetched(`${register}/${cnpj}`, { 'User-Agent': USER_AGENT, Accept: 'application/json' }, PATIENCE_S)
    const found = status === 200 ? companyIn(body, cnpj) : undefined
    if (found) return found
    if (status === 404) failure = new Failure(404, 'cnpj_not_found')
    app.logger().info('A register did not answer for a company.', 'register', register, 'status', status, 'error', error)
  }
  throw failure
}

const addresses = (commaSeparated: string): string[] =>
  commaSeparated
    .split(',')
    .map((address) => address.trim().replace(/\/+$/, ''))
    .filter(Boolean)
