import { rowsOf, textOf } from './database'
import { Failure } from './failure'
import type { Binding } from './pocketbase-api'
import { answerJson, route } from './route'
import { everyWord } from './search'
import { documents } from './sync/documents'

const PAGE = 30
const { fields, joins } = documents.profiles
/** Whose card is public. Product 4. */
export const PUBLIC_CARD = "u.verified = TRUE AND u.role IN ('empresa', 'autonomo')"

/**
 * The directory for whoever is not signed in: cards newest first, joined before `before`, with every word of `q` in name, role or city.
 * Those who joined in the same millisecond as the last of a page come with it. The answer's own `before` asks for the next page; '' is the end.
 */
export const listProviders = route((e) => {
  const query = e.request.url.query()
  const { conditions, values } = everyWord('u.search', query.get('q'))
  const before = query.get('before')
  const found = `FROM users u WHERE ${[PUBLIC_CARD, ...conditions].join(' AND ')}`
  const bound: Record<string, Binding> = { ...values, ...(before && { before }), page: PAGE }
  const upTo = before ? 'AND u.created_at < {:before}' : ''
  const oldest = textOf(e.app, `SELECT min(created_at) FROM (SELECT u.created_at ${found} ${upTo} ORDER BY u.created_at DESC LIMIT {:page})`, bound)
  const cards = rowsOf(
    e.app,
    { card: '' },
    `SELECT json_object(${fields}) AS card FROM (SELECT u.id AS record ${found} ${upTo} AND u.created_at >= {:oldest}) r ${joins}
      ORDER BY d.created_at DESC, d.id`,
    { ...bound, oldest },
  )
  const next = textOf(e.app, `SELECT 1 ${found} AND u.created_at < {:oldest} LIMIT 1`, { ...values, oldest }) === '' ? '' : oldest
  answerJson(e, 200, `{"providers":[${cards.map(({ card }) => card).join(',')}],"before":${JSON.stringify(next)}}`)
})

/** One card. */
export const readProvider = route((e) => {
  const sql = `SELECT json_object(${fields}) FROM (SELECT u.id AS record FROM users u WHERE u.id = {:id} AND ${PUBLIC_CARD}) r ${joins}`
  const card = textOf(e.app, sql, { id: e.request.pathValue('id') })
  if (card === '') throw new Failure(404, 'not_found')
  answerJson(e, 200, card)
})
