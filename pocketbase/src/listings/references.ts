import { isId } from '#domain/random-id'
import { toTime } from '#domain/values/clock'
import type { ReferencesAnswer } from '#domain/wire/wire-answers'
import { countedWorksOf } from '../counted-works'
import { Failure } from '../failure'
import { PUBLIC_CARD } from '../feed/visible'
import type { Binding, Database } from '../pocketbase-api'
import { answerJson, route } from '../requests/route'
import { inSnapshot, numberOf, textOf } from '../sql'
import { isActive } from '../suspension'

const PAGE = 10

/** To anyone, of a provider with a public card. Neither project nor client is named by an id or a title. Product 129. */
export const listReferences = route((e) => {
  const provider = e.request.pathValue('id')
  const before = e.request.url.query().get('before')
  const from = /^\d{1,6}$/.test(before) ? Number(before) : 0
  answerJson(e, 200, JSON.stringify(inSnapshot(e.app, (db) => pageOf(db, provider, from))))
})

function pageOf(db: Database, provider: string, from: number): ReferencesAnswer {
  const isShown = isId(provider) && textOf(db, `SELECT u.id FROM users u WHERE u.id = {:provider} AND ${PUBLIC_CARD}`, { provider }) !== ''
  if (!isShown) throw new Failure(404, 'not_found')
  // Most providers have none.
  const hasAny = textOf(db, 'SELECT id FROM proposals WHERE provider_id = {:provider} AND reference IS NOT NULL LIMIT 1', { provider }) !== ''
  const works = hasAny ? JSON.stringify(countedWorksOf(db, provider).map(({ id }) => id)) : '[]'
  const values = { provider, works, now: toTime(Date.now()) }
  const total = numberOf(db, `SELECT count(*) ${SHOWN}`, values)
  const again = numberOf(db, `SELECT count(*) ${SHOWN} AND q.reference ->> 'again' = 1`, values)
  return { references: referencesOf(db, { ...values, from }), again, total, before: from + PAGE < total ? String(from + PAGE) : '' }
}

const referencesOf = (db: Database, values: Record<string, Binding>): ReferencesAnswer['references'] =>
  JSON.parse(
    textOf(
      db,
      `SELECT json_group_array(json_object('id', id, 'first_name', substr(name, 1, instr(name, ' ') - 1), 'city', city, 'month', strftime('%Y-%m', completed_at, '-3 hours'),
          'again', json(iif(said ->> 'again', 'true', 'false')), 'on_time', said ->> 'on_time', 'text', said ->> 'text', 'reply', said ->> 'reply'))
        FROM (SELECT q.reference_key AS id, c.full_name || ' ' AS name, p.city, p.completed_at, q.reference AS said ${SHOWN}
          ORDER BY q.reference ->> 'shown_from' DESC, q.id DESC LIMIT ${PAGE} OFFSET {:from})`,
      values,
    ),
  )

/** Past its week, not removed, of a work that counts and stands, by a client who is not suspended. `isShown` of the domain is a side's own. */
const SHOWN = `FROM proposals q JOIN projects p ON p.id = q.project_id AND p.accepted_proposal_id = q.id AND p.status = 'completed'
    JOIN users c ON c.id = p.client_id AND ${isActive('c')}
  WHERE q.provider_id = {:provider} AND q.reference IS NOT NULL AND p.id IN (SELECT value FROM json_each({:works}))
    AND q.reference ->> 'accepted_at' = p.accepted_at AND q.reference ->> 'removed' = '' AND q.reference ->> 'shown_from' < {:now}`
