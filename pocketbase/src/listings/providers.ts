import { isState } from '#domain/values/place'
import { Failure } from '../failure'
import { documents } from '../feed/documents'
import { PUBLIC_CARD } from '../feed/visible'
import { answerJson, route } from '../requests/route'
import { textOf } from '../sql'
import { type Listing, listingPage, listingTotal } from './listing-page'
import { everyWord } from './search'

const { fields, joins } = documents.profiles
/** Cards in pages, newest first; every word of `q` is in name, role or city. */
export const listProviders = route((e) => {
  const query = e.request.url.query()
  const words = everyWord('u.search', query.get('q'))
  const state = query.get('state')
  const listing: Listing = {
    table: 'users',
    alias: 'u',
    index: isState(state) ? 'idx_users_directory_state' : 'idx_users_directory',
    order: ['created_at'],
    conditions: [PUBLIC_CARD, ...(isState(state) ? ['u.state = {:state}'] : [])],
    words: words.conditions,
    values: { ...words.values, ...(isState(state) && { state }) },
    collection: 'profiles',
  }
  const page = listingPage(e.app, listing, query.get('before'))
  answerJson(e, 200, `{"providers":[${page.documents}],"before":${JSON.stringify(page.before)},"total":${listingTotal(e.app, listing)}}`)
})

export const readProvider = route((e) => {
  const sql = `SELECT json_object(${fields}) FROM (SELECT u.id AS record FROM users u WHERE u.id = {:id} AND ${PUBLIC_CARD}) r ${joins}`
  const card = textOf(e.app, sql, { id: e.request.pathValue('id') })
  if (card === '') throw new Failure(404, 'not_found')
  answerJson(e, 200, card)
})
