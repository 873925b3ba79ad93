import * as v from 'valibot'
import { collectionNames } from '#domain/documents'
import { inSnapshot } from '../database'
import { serverNow } from '../globals'
import type { Database } from '../pocketbase-api'
import { bodyOf } from '../request-body'
import { deviceOwnerOf } from '../requester'
import { answerJson, route } from '../route'
import { feedEnd } from './answers'
import { channelsFor, channelsOf } from './channels'
import { type Asked, collectionsBehind, collectionsWithNews } from './news'
import { nextPage, type Page, quietPage } from './page'
import { currentStart, isRewound } from './starts'

const MOST_BYTES = 64 * 1024

const position = v.pipe(v.number(), v.integer(), v.minValue(0))
const checkpoint = v.object({ head: position, floors: v.record(v.string(), position) })
const request = v.object({
  token: v.string(),
  seen: position,
  collections: v.object(v.entriesFromList(collectionNames, v.optional(v.nullable(checkpoint)))),
})
type PullRequest = v.InferOutput<typeof request>

/** What is new for a device: one request carries every collection that it asks for, all read at one moment. Design 4.2 and 4.6. */
export const pull = route((e) => {
  const { id } = deviceOwnerOf(e)
  const asked = bodyOf(e, request, MOST_BYTES)
  const token = currentStart(e.app)
  answerJson(
    e,
    200,
    inSnapshot(e.app, (snapshot) => answerOf(snapshot, id, token, asked)),
  )
})

/** The documents are JSON already: they go into the answer as text. */
function answerOf(db: Database, me: string, token: string, asked: PullRequest): string {
  const end = feedEnd(db)
  const stamp = `"token":${JSON.stringify(token)},"end":${end},"now":"${serverNow()}"`
  if (isRewound(db, asked.token, asked.seen)) return `{${stamp},"rewound":true}`
  const channels = channelsOf(db, me)
  const wanted = collectionNames.flatMap((collection): Asked[] => {
    const from = asked.collections[collection]
    return from === undefined ? [] : [{ collection, channels: channelsFor(collection, channels), from }]
  })
  const behind = collectionsBehind(db, wanted)
  const news = collectionsWithNews(db, wanted)
  const pages = wanted.map(({ collection, channels: through, from }) => {
    if (behind.has(collection)) return `"${collection}":{"behind":true}`
    const page = from && !news.has(collection) ? quietPage(through, from, end) : nextPage(db, collection, me, through, from)
    return `"${collection}":${pageJson(page)}`
  })
  return `{${stamp},"channels":${JSON.stringify(channels)},"collections":{${pages.join(',')}}}`
}

const pageJson = ({ documents, checkpoint, more }: Page): string =>
  `{"documents":${documents},"checkpoint":${JSON.stringify(checkpoint)},"more":${more}}`
