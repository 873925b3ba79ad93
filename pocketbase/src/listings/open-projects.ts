import {
  budgetRangeNames,
  budgetRanges,
  markNames,
  type OpenProjectChoices,
  type OpenProjectMark,
  readChoices,
  readSort,
} from '#domain/projects/open-projects'
import { isState } from '#domain/values/place'
import { centreOf } from '../centre-of'
import { ownerIsActive } from '../feed/visible'
import type { Binding, Database } from '../pocketbase-api'
import { answerJson, type PersonHandler } from '../requests/route'
import { type Listing, type ListingPage, listingPage, listingTotal, pageAndTotal } from './listing-page'
import { nearestFirst } from './nearest'
import { searched, type Words } from './search'

type Condition = { sql: string; values: Record<string, Binding> }
type Place = { state: string; city: string }

/**
 * Open projects in pages by the choices and marks of web/domain/projects/open-projects.ts. For 'near' the device sends its person's city: the
 * profile may have changed there first; without a known one the newest come first. Apps of 1.0 ask by 'own_city'.
 */
export const openProjects: PersonHandler = (e, { id: me }) => {
  const query = e.request.url.query()
  const choices = readChoices((name) => query.get(name))
  const sort = readSort(query.get('sort'))
  const narrowed: Condition[] = [
    ...chosenOf(choices),
    ...markNames.filter((name) => query.get(name)).map((name) => ({ sql: marks[name], values: {} })),
  ]
  const own_trades = JSON.stringify(query.get('own_trades').split(','))
  const questionOf = (words: Words): Question => ({
    place: choices,
    narrowed: [...words.conditions, ...narrowed.map(({ sql }) => sql)],
    values: Object.assign({ me, own_trades }, words.values, ...narrowed.map((condition) => condition.values)),
  })
  const before = query.get('before')
  const own = { state: query.get('own_state'), city: query.get('own_city') }
  const { page, total } = searched('p.search', query.get('q'), (words) => {
    const whole = everywhere(questionOf(words), sort === 'budget' ? 'budget' : 'newest')
    const centre = sort === 'near' ? centreOf(e.app, own) : undefined
    if (centre) return nearestFirst(e.app, whole, centre, before)
    if (query.get('sort') !== 'own_city' || !isState(own.state)) return pageAndTotal(e.app, whole, before)
    return { page: ownCityFirst(e.app, questionOf(words), own, before), total: listingTotal(e.app, whole) }
  })
  answerJson(e, 200, `{"projects":[${page.documents}],"before":${JSON.stringify(page.before)},"total":${total}}`)
}

/** A project without trades is everyone's. Product 101. */
const asksFor = (trades: string): string =>
  `(coalesce(p.trades, '[]') = '[]' OR EXISTS (SELECT 1 FROM json_each(p.trades) asked WHERE asked.value IN (${trades})))`

/** Condition of each mark; `:me` is the person, `:own_trades` what they do. */
const marks: Record<OpenProjectMark, string> = {
  with_photos: 'EXISTS (SELECT 1 FROM project_images photo WHERE photo.project_id = p.id AND photo.is_lost = 0)',
  not_sent: 'NOT EXISTS (SELECT 1 FROM proposals q WHERE q.project_id = p.id AND q.provider_id = {:me})',
  my_trades: asksFor('SELECT value FROM json_each({:own_trades})'),
}

function chosenOf({ budget, timing, trade }: OpenProjectChoices): Condition[] {
  const range = budgetRangeNames.find((name) => name === budget)
  return [
    ...(timing ? [{ sql: 'p.timing = {:timing}', values: { timing } }] : []),
    ...(trade ? [{ sql: asksFor('{:trade}'), values: { trade } }] : []),
    ...(range
      ? [{ sql: 'p.budget > {:above} AND p.budget <= {:up_to}', values: { above: budgetRanges[range].above, up_to: budgetRanges[range].upTo } }]
      : []),
  ]
}

/** `narrowed`: conditions beside the place. */
type Question = { place: Place; narrowed: readonly string[]; values: Record<string, Binding> }

/** One index per place and order. */
const indexes = {
  newest: { country: 'idx_projects_status', state: 'idx_projects_place', city: 'idx_projects_city' },
  budget: { country: 'idx_projects_budget', state: 'idx_projects_state_budget', city: 'idx_projects_city_budget' },
} as const

function everywhere({ place, narrowed, values }: Question, order: keyof typeof indexes): Listing {
  const chosen = placed('', place)
  return {
    source: `projects p INDEXED BY ${indexes[order][place.city ? 'city' : place.state ? 'state' : 'country']}`,
    alias: 'p',
    order: order === 'budget' ? ['p.budget', 'p.created_at'] : ['p.created_at'],
    conditions: ["p.status = 'open'", ownerIsActive('p'), ...chosen.conditions],
    words: narrowed,
    values: { ...values, ...chosen.values },
    collection: 'projects',
  }
}

/** Prefix of a position among the projects elsewhere. */
const ELSEWHERE = 'elsewhere '

/** The own city first, then the others, each newest first. A page may hold the end of the former and the start of the latter. */
function ownCityFirst(db: Database, question: Question, own: Place, before: string): ListingPage {
  const whole = everywhere(question, 'newest')
  const home = placed('own_', own)
  const values = { ...whole.values, ...home.values }
  const near = { ...whole, source: `projects p INDEXED BY ${indexes.newest.city}`, conditions: [...whole.conditions, ...home.conditions], values }
  const others = { ...whole, conditions: [...whole.conditions, `NOT (${home.conditions.join(' AND ')})`], values }
  const elsewhere = (from: string): ListingPage => {
    const page = listingPage(db, others, from)
    return { ...page, before: page.before && `${ELSEWHERE}${page.before}` }
  }
  if (before.startsWith(ELSEWHERE)) return elsewhere(before.slice(ELSEWHERE.length))
  const page = listingPage(db, near, before)
  if (page.before) return page
  const rest = elsewhere('')
  return { ...rest, documents: [...page.documents, ...rest.documents] }
}

function placed(prefix: string, { state, city }: Place): { conditions: string[]; values: Record<string, Binding> } {
  const conditions = [...(state ? [`p.state = {:${prefix}state}`] : []), ...(city ? [`p.city = {:${prefix}city}`] : [])]
  return { conditions, values: { ...(state && { [`${prefix}state`]: state }), ...(city && { [`${prefix}city`]: city }) } }
}
