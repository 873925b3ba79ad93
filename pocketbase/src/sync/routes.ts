import * as v from 'valibot'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { drainMail } from '../mail/drain'
import type { App } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { bodyOf } from '../request-body'
import { deviceOwnerOf } from '../requester'
import { answerAtOnce, route } from '../route'
import { accept, acceptRequest } from './accept'
import { actorOf } from './actor'
import { feedEnd } from './answers'
import { pushedCommands, runCommands } from './push'
import { currentStart, isRewound } from './starts'

const MOST_BYTES = 512 * 1024

const position = { token: v.string(), seen: v.pipe(v.number(), v.integer(), v.minValue(0)) }
const pushRequest = v.object({ ...position, commands: pushedCommands })
const acceptedRequest = v.object({ ...position, ...acceptRequest.entries })

/** A device's commands, in order. Design 4.6. */
export const push = route((e) => {
  const { id } = deviceOwnerOf(e)
  const asked = bodyOf(e, pushRequest, MOST_BYTES)
  const answer = mustPullFirst(e.app, asked) ? { pull_first: true } : { answers: runCommands(e.app, actorOf(e.app, id), asked.commands) }
  answerAtOnce(e, 200, JSON.stringify({ ...stampOf(e.app), ...answer }))
  afterCommit(e.app)
})

/** The owner's choice of a proposal, through its own door. Product 14. */
export const acceptProposal = route((e) => {
  const { id } = deviceOwnerOf(e)
  const { token, seen, ...request } = bodyOf(e, acceptedRequest, MOST_BYTES)
  if (mustPullFirst(e.app, { token, seen })) {
    answerAtOnce(e, 200, JSON.stringify({ ...stampOf(e.app), pull_first: true }))
    return
  }
  const accepted = accept(e.app, actorOf(e.app, id), request, serverNow())
  if (!accepted.ok) throw new Failure(accepted.status, accepted.code)
  const { seq, conversation_id } = accepted
  answerAtOnce(e, 200, JSON.stringify({ ...stampOf(e.app), seq, conversation_id }))
  afterCommit(e.app)
})

/** Nothing is judged under any but the current start: what the device saw may not have happened. Rule F7. */
const mustPullFirst = (app: App, { token, seen }: { token: string; seen: number }): boolean =>
  token !== currentStart(app) || isRewound(app, token, seen)

const stampOf = (app: App) => ({ token: currentStart(app), end: feedEnd(app), now: serverNow() })

/** What nobody waits for. */
function afterCommit(app: App): void {
  pump(app)
  drainMail(app)
}
