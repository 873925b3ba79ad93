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
import { inSnapshot } from '../../sql'
import { type Asked, changedCollections, collectionsBehind, wantedOf } from './changed-collections'
import { MOST_BYTES, nextPage, type Page, quietPage } from './page'
import { isShort, longPullRequest, shortPullRequest } from './pull-request'
import { knownQuietRound, mayBeQuiet, type QuietRound, rememberQuietRound } from './quiet-round'

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
  if (!short) confirmedSession(e, claimed, catchUp(e.app))
  else if (answerQuiet(e, claimed, token, short)) return
  withinBound(e.app, underWay, claimed.id, () => {
    const asked = short ?? longPullRequest(text)
    // Short requests have acknowledged already.
    if (!short && asked.stream) acknowledge(e.app, claimed.id, asked.stream)
    answerPull(e, claimed.id, token, asked)
  })
}

/** Quiet rounds need one short look, and no place under the bound. False where nothing is known. */
function answerQuiet(e: RequestEvent, claimed: Session, token: string, asked: PullRequest): boolean {
  // Before the look at the feed: later writes are poked. Rule W2.
  if (asked.stream) acknowledge(e.app, claimed.id, asked.stream)
  const feed = catchUp(e.app)
  const quiet = knownQuietRound(e.app, confirmedSession(e, claimed, feed), feed, token, asked)
  if (!quiet) return false
  answerJson(e, 200, quietAnswer(token, asked, quiet))
  return true
}

function answerPull(e: RequestEvent, id: string, token: string, asked: PullRequest): void {
  const answer = inSnapshot(e.app, (snapshot) => answerOf(snapshot, id, token, asked))
  if (!answer) throw new Failure(410, 'account_removed')
  if (answer.quiet) rememberQuietRound(e.app, id, asked, answer.quiet)
  answerJson(e, 200, ...answer.pieces)
}

/** `quiet`: read from the database that there is nothing to bring. */
type PullAnswer = { pieces: (string | Bytes)[]; quiet?: QuietRound }

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
  let room = MOST_BYTES
  const pieces = piecesOf(token, { end, channels }, wanted, ({ collection, channels: through, from }) => {
    if (behind.has(collection)) return undefined
    const page =
      from && !changed.has(collection) ? quietPage(through, from, end) : nextPage(db, collection, { me, channels: through, from, end, room })
    room -= page.bytes
    return page
  })
  const isQuiet = behind.size === 0 && changed.size === 0 && mayBeQuiet(asked, token)
  return isQuiet ? { pieces, quiet: { end, channels } } : { pieces }
}

/** Floors as asked: the round is found by them. */
function quietAnswer(token: string, { collections }: PullRequest, { end, channels }: QuietRound): string {
  const pages: Partial<Record<CollectionName, { documents: []; checkpoint: Checkpoint; more: false }>> = {}
  for (const name of collectionNames) {
    const asked = collections[name]
    if (asked) pages[name] = { documents: [], checkpoint: { head: end, floors: asked.floors }, more: false }
  }
  // As one text: the engine takes three times as long for a structure of pieces.
  return `{${stampOf(token, end)},"channels":${JSON.stringify(channels)},"collections":${JSON.stringify(pages)}}`
}

const stampOf = (token: string, end: number): string => `"token":${JSON.stringify(token)},"end":${end},"now":"${serverNow()}"`

/** Each collection's JSON is a piece. One without a page is fetched anew. */
function piecesOf(
  token: string,
  { end, channels }: QuietRound,
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
