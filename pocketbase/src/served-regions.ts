import { fold } from '#domain/fold'
import type { ServedRegion, ServedRegionsAnswer } from '#domain/wire-answers'
import { rowsOf, textOf } from './database'
import type { App } from './pocketbase-api'
import { PUBLIC_CARD } from './providers'
import { answerJson, route } from './route'

const KEY = 'served regions'

/** Where there are providers. Made anew when the place of a public card has changed since, which triggers count. Product 5. */
export const servedRegions = route((e) => {
  const changes = textOf(e.app, 'SELECT changes FROM card_places')
  const known = e.app.store().get(KEY)
  const [of, json] = typeof known === 'string' ? known.split('\n') : []
  if (of === changes && json !== undefined) return answerJson(e, 200, json)
  const answer: ServedRegionsAnswer = { regions: regionsOf(e.app) }
  const made = JSON.stringify(answer)
  e.app.store().set(KEY, `${changes}\n${made}`)
  answerJson(e, 200, made)
})

/** Each place once, case and accents aside, written as most of its people write it; by city as Portuguese sorts it. */
function regionsOf(app: App): ServedRegion[] {
  const written = rowsOf(
    app,
    { city: '', state: '' },
    `SELECT trim(u.city) AS city, u.state FROM users u WHERE ${PUBLIC_CARD} AND trim(u.city) <> '' AND u.state <> ''
      GROUP BY trim(u.city), u.state ORDER BY count(*) DESC, city, u.state`,
  )
  const regions = new Map<string, ServedRegion>()
  for (const region of written) {
    const key = `${fold(region.city)}\n${region.state}`
    if (!regions.has(key)) regions.set(key, region)
  }
  return [...regions].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, region]) => region)
}
