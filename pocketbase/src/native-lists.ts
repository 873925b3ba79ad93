import { forbidden } from './globals'
import type { RecordsListEvent } from './pocketbase-api'

const quotedTexts = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g

/**
 * A native list is asked for by its own fields only. PocketBase keeps a join within the rules of what it joins, but not where all of the
 * joined must match ('proposals_via_project_id.amount > 500'): by such questions a provider could find a rival's price.
 */
export function plainQuestionsOnly(e: RecordsListEvent): void {
  const query = e.requestEvent.request.url.query()
  const asked = `${query.get('filter')} ${query.get('sort')}`.replace(quotedTexts, '')
  if (!e.hasSuperuserAuth() && /[.@:]|_via_/.test(asked)) throw forbidden()
  e.next()
}
