import { type CollectionName, collectionNames } from '#domain/documents'
import { bodyLimits, type Checkpoint } from '#domain/wire/wire'
import type { PullRequest } from '#domain/wire/wire-requests'
import { Failure } from '../../failure'
import { channelsIn } from '../../feed/channels'
import { feedEnd } from '../../feed/feed-end'
import { catchUp } from '../../feed/known-feed'
import { currentStart, isBeyond, isRewound, keptOf } from '../../feed/starts'
import { serverNow } from '../../globals'
import { attempt, type Limit } from '../../limits'
import type { Bytes, Database, RequestEvent } from '../../pocketbase-api'
import { endFloodOfStreams } from '../../realtime/streams-in-all'
import { acknowledge } from '../../realtime/unacknowledged'
import { type ConcurrencyBound, withinBound } from '../../requests/concurrency'
import { confirmedSession, type Session } from '../../requests/known-sessions'
import { bodyText } from '../../requests/request-body'
import { answerJson } from '../../requests/route'
import { inSnapshot, rowReaderOf } from '../../sql'
import { type Asked, changedCollections, collectionsBehind, wantedOf } from './changed-collections'
import { isBegun, type KnownRound, knownRound, type Round, rememberRound } from './known-round'
import { checkpointsAfter, hasNews, type News, newsOf } from './news'
import { MOST_BYTES, nextPage, type Page, quietPage } from './page'
import { isShort, longPullRequest, shortPullRequest } from './pull-request'

/** A device has one, shared by its tabs; each takes several times its bytes. Rule L11. */
const underWay: ConcurrencyBound = { name: 'pulls', each: 4, all: 32 }
const aMinute: Limit = { name: 'pulls of a minute', most: 240, withinMs: 60_000 }

/** Every requested collection, read at one moment. Rules L1 to L8. */
export function pull(e: RequestEvent, claimed: Session): void {
  if (!attempt(e.app, aMinute, claimed.id)) throw new Failure(429, 'too_many_requests', undefined, 60)
  endFloodOfStreams(e.app)
  const text = bodyText(e, bodyLimits.pull)
  const token = currentStart(e.app)
  const short = isShort(text) ? shortPullRequest(text) : undefined
  const known = short && lookAt(e, claimed, token, short)
  if (!short) confirmedSession(e, claimed, catchUp(e.app))
  // Needs no place under the bound.
  if (known && !hasNews(e.app, known)) {
    answerQuiet(e, token, short, known)
    return
  }
  withinBound(e.app, underWay, claimed.id, () => {
    if (known && answerNews(e, claimed.id, token, short, known)) return
    const asked = short ?? longPullRequest(text)
    // Short requests have acknowledged already.
    if (!short && asked.stream) acknowledge(e.app, claimed.id, asked.stream)
    answerPull(e, claimed.id, token, asked)
  })
}

/** Needs one short look. Undefined where nothing is known. */
function lookAt(e: RequestEvent, claimed: Session, token: string, asked: PullRequest): KnownRound | undefined {
  // Before the look at the feed: later writes are poked. Rule W2.
  if (asked.stream) acknowledge(e.app, claimed.id, asked.stream)
  const feed = catchUp(e.app)
  return knownRound(e.app, confirmedSession(e, claimed, feed), feed, token, asked)
}

const nothing: News = new Map()

const answerQuiet = (e: RequestEvent, token: string, asked: PullRequest, round: KnownRound): void =>
  answerJson(e, 200, ...knownPieces(token, round, checkpointsAfter(asked, round.end, nothing), nothing))

/** False where news are long, or the feed goes on meanwhile. */
function answerNews(e: RequestEvent, id: string, token: string, asked: PullRequest, round: KnownRound): boolean {
  const news = newsOf(e.app, id, round, asked)
  if (!news) return false
  const checkpoints = checkpointsAfter(asked, round.end, news)
  rememberRound(e.app, id, checkpoints, round)
  answerJson(e, 200, ...knownPieces(token, round, checkpoints, news))
  return true
}

function answerPull(e: RequestEvent, id: string, token: string, asked: PullRequest): void {
  const answer = inSnapshot(e.app, (snapshot) => answerOf(snapshot, id, token, asked))
  if (!answer) throw new Failure(410, 'account_removed')
  if (answer.left) rememberRound(e.app, id, answer.left.checkpoints, answer.left)
  answerJson(e, 200, ...answer.pieces)
}

/** `left`: the round after which nothing is left. */
type PullAnswer = { pieces: (string | Bytes)[]; left?: Round & { checkpoints: Partial<Record<CollectionName, Checkpoint>> } }

/** Undefined for a deleted account. */
function answerOf(db: Database, me: string, token: string, asked: PullRequest): PullAnswer | undefined {
  const end = feedEnd(db)
  if (isRewound(db, token, asked.token, asked.seen) || isBeyond(asked, end)) {
    return { pieces: [`{${stampOf(token, end)},"rewound":true,"kept":${keptOf(db, asked.token)}}`] }
  }
  const channels = channelsIn(db, me)
  if (!channels) return undefined
  const wanted = wantedOf(asked, channels)
  const behind = collectionsBehind(db, wanted)
  const changed = changedCollections(db, wanted)
  const read = rowReaderOf(db)
  const checkpoints: Partial<Record<CollectionName, Checkpoint>> = {}
  let room = MOST_BYTES
  let isLast = behind.size === 0
  const pieces = piecesOf(token, { end, channels }, wanted, ({ collection, channels: through, from }) => {
    if (behind.has(collection)) return undefined
    const page =
      from && !changed.has(collection) ? quietPage(through, from, end) : nextPage(read, collection, { me, channels: through, from, end }, room)
    room -= page.bytes
    isLast &&= !page.more
    checkpoints[collection] = page.checkpoint
    return page
  })
  return isLast && isBegun(asked, token) ? { pieces, left: { end, channels, checkpoints } } : { pieces }
}

/** As one text but for the documents: the engine takes three times as long for a structure of pieces. */
function knownPieces(token: string, { end, channels }: Round, checkpoints: ReturnType<typeof checkpointsAfter>, news: News): (string | Bytes)[] {
  const pages: Partial<Record<CollectionName, { documents: []; checkpoint: Checkpoint; more: false }>> = {}
  for (const name of collectionNames) {
    const checkpoint = checkpoints[name]
    if (checkpoint) pages[name] = { documents: [], checkpoint, more: false }
  }
  const text = `{${stampOf(token, end)},"channels":${JSON.stringify(channels)},"collections":${JSON.stringify(pages)}}`
  const pieces: (string | Bytes)[] = []
  let told = 0
  for (const [name, { documents }] of news) {
    const opening = `"${name}":{"documents":[`
    const at = text.indexOf(opening, told) + opening.length
    pieces.push(text.slice(told, at), documents)
    told = at
  }
  return [...pieces, text.slice(told)]
}

const stampOf = (token: string, end: number): string => `"token":${JSON.stringify(token)},"end":${end},"now":"${serverNow()}"`

/** Each collection's JSON is a piece. One without a page is fetched anew. */
function piecesOf(
  token: string,
  { end, channels }: Round,
  wanted: readonly Asked[],
  pageOf: (asked: Asked) => Page | undefined | null,
): (string | Bytes)[] {
  const pieces: (string | Bytes)[] = []
  let text = `{${stampOf(token, end)},"channels":${JSON.stringify(channels)},"collections":{`
  wanted.forEach((asked, i) => {
    if (i > 0) text += ','
    const page = pageOf(asked)
    if (!page) {
      text += `"${asked.collection}":{"behind":true}`
      return
    }
    text += `"${asked.collection}":{"documents":[`
    if (page.bytes > 0) {
      pieces.push(text, page.documents)
      text = ''
    }
    text += `],"checkpoint":${JSON.stringify(page.checkpoint)},"more":${page.more}}`
  })
  return [...pieces, `${text}}}`]
}
