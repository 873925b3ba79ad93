import { tradeIds } from '#domain/projects/trades'
import { isState } from '#domain/values/place'
import { Failure } from '../failure'
import { documents } from '../feed/documents'
import { PUBLIC_CARD } from '../feed/visible'
import { answerJson, route } from '../requests/route'
import { textOf } from '../sql'
import { type Listing, pageAndTotal } from './listing-page'
import { searched, type Words } from './search'

const { fields, joins } = documents.profiles
/** Cards in pages, newest first; every word of `q` is in name, role or city. */
export const listProviders = route((e) => {
  const query = e.request.url.query()
  const state = query.get('state')
  const trade = tradeIds.find((id) => id === query.get('trade'))
  const listingOf = (words: Words): Listing => ({
    source: `users u INDEXED BY ${isState(state) ? 'idx_users_directory_state' : 'idx_users_directory'}`,
    alias: 'u',
    order: ['u.created_at'],
    conditions: [PUBLIC_CARD, ...(isState(state) ? ['u.state = {:state}'] : [])],
    words: [...words.conditions, ...(trade ? [`EXISTS (SELECT 1 FROM json_each(coalesce(u.trades, '[]')) WHERE value = {:trade})`] : [])],
    values: { ...words.values, ...(isState(state) && { state }), ...(trade && { trade }) },
    collection: 'profiles',
  })
  const { page, total } = searched('u.search', query.get('q'), (words) => pageAndTotal(e.app, listingOf(words), query.get('before')))
  answerJson(e, 200, `{"providers":[${page.documents}],"before":${JSON.stringify(page.before)},"total":${total}}`)
})

export const readProvider = route((e) => {
  const sql = `SELECT json_object(${fields}) FROM (SELECT u.id AS record FROM users u WHERE u.id = {:id} AND ${PUBLIC_CARD}) r ${joins}`
  const card = textOf(e.app, sql, { id: e.request.pathValue('id') })
  if (card === '') throw new Failure(404, 'not_found')
  answerJson(e, 200, card)
})
