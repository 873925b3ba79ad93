import { collectionNames } from '#domain/documents'
import { bodyLimits } from '#domain/wire'
import { type PullRequest, pullRequest } from '#domain/wire-requests'
import { type AtOnce, atOnce } from '../at-once'
import { inSnapshot } from '../database'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { attempt, type Limit } from '../limits'
import type { Database, RequestEvent } from '../pocketbase-api'
import { acknowledge } from '../realtime/unacknowledged'
import { bodyOf } from '../request-body'
import { deviceOwnerOf } from '../requester'
import { answerJson, route } from '../route'
import { feedEnd } from './answers'
import { type Asked, changedCollections, collectionsBehind } from './changed-collections'
import { channelsFor, channelsIn } from './channels'
import { MOST_BYTES, nextPage, quietPage } from './page'
import { extendQuotas } from './quotas'
import { currentStart, isRewound } from './starts'

/** A device has one under way, and every tab of it shares that; each takes several times its bytes in memory. Rule L11. */
const underWay: AtOnce = { name: 'pulls', each: 4, all: 32 }
const aMinute: Limit = { name: 'pulls of a minute', most: 240, withinMs: 60_000 }

/** The documents of most pages. */
const NONE = '[]'

/** What is new for a device: one request carries every collection that it asks for, all read at one moment. Rules L1 to L8. */
export const pull = route((e) => {
  const { id } = deviceOwnerOf(e)
  if (!attempt(e.app, aMinute, id)) throw new Failure(429, 'too_many_requests', undefined, 60)
  // Before it counts as under way: a body may be as slow as its line.
  const asked = bodyOf(e, pullRequest, bodyLimits.pull)
  atOnce(e.app, underWay, id, () => answerPull(e, id, asked))
})

function answerPull(e: RequestEvent, id: string, asked: PullRequest): void {
  if (asked.stream) acknowledge(e.app, id, asked.stream)
  const token = currentStart(e.app)
  const answer = inSnapshot(e.app, (snapshot) => answerOf(snapshot, id, token, asked))
  if (!answer) throw new Failure(410, 'account_removed')
  const { pieces, rewound } = answer
  if (rewound) extendQuotas(e.app, id, serverNow())
  answerJson(e, 200, ...pieces)
}

/** The documents are JSON already, each collection's a piece of the answer. Nothing where the account is gone. */
function answerOf(db: Database, me: string, token: string, asked: PullRequest): { pieces: string[]; rewound: boolean } | undefined {
  const end = feedEnd(db)
  const stamp = `"token":${JSON.stringify(token)},"end":${end},"now":"${serverNow()}"`
  if (isRewound(db, asked.token, asked.seen) || isBeyond(asked, end)) return { pieces: [`{${stamp},"rewound":true}`], rewound: true }
  const channels = channelsIn(db, me)
  if (!channels) return undefined
  const wanted = collectionNames.flatMap((collection): Asked[] => {
    const from = asked.collections[collection]
    return from === undefined ? [] : [{ collection, channels: channelsFor(collection, channels), from }]
  })
  const behind = collectionsBehind(db, wanted)
  const changed = changedCollections(db, wanted)
  let room = MOST_BYTES
  const pieces: string[] = []
  let text = `{${stamp},"channels":${JSON.stringify(channels)},"collections":{`
  wanted.forEach(({ collection, channels: through, from }, i) => {
    if (i > 0) text += ','
    if (behind.has(collection)) {
      text += `"${collection}":{"behind":true}`
      return
    }
    const page = from && !changed.has(collection) ? quietPage(through, from, end) : nextPage(db, collection, { me, channels: through, from, room })
    room -= page.bytes
    text += `"${collection}":{"documents":`
    if (page.bytes > NONE.length) {
      pieces.push(text, page.documents)
      text = ''
    } else text += NONE
    text += `,"checkpoint":${JSON.stringify(page.checkpoint)},"more":${page.more}}`
  })
  return { pieces: [...pieces, `${text}}}`], rewound: false }
}

/** A collection that was pulled beyond the feed's end was pulled from a feed that is gone, whatever the device believes to have seen. Rule F7. */
const isBeyond = ({ collections }: PullRequest, end: number): boolean => collectionNames.some((name) => (collections[name]?.head ?? 0) > end)
