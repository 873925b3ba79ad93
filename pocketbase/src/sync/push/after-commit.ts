import { catchUpWith, lookWith } from '../../feed/known-feed'
import { serverNow } from '../../globals'
import { DUE_MAIL, drainMail } from '../../mail/drain'
import { FREE_JOB, runNoticeJobs } from '../../notices/notice-jobs'
import type { App } from '../../pocketbase-api'
import { pokeChanged } from '../../realtime/pump'
import { DUE_PUSH, sendWebPushes } from '../../web-push/send'

/** Work that is due once a request has written: `end` is the feed's end, the others say whether a worker has something due. */
export type AfterCommit = { end: number; jobs: boolean; mails: boolean; pushes: boolean }

/** In one statement, which brings the known feed up to date too. */
export function lookAfterCommit(app: App): AfterCommit {
  const { end, jobs, mails, pushes } = catchUpWith(app, { jobs: 0, mails: 0, pushes: 0 }, LOOK, { now: serverNow(), ms: Date.now() })
  return { end, jobs: jobs === 1, mails: mails === 1, pushes: pushes === 1 }
}

const LOOK = lookWith(`EXISTS (${FREE_JOB}) AS jobs, EXISTS (${DUE_MAIL}) AS mails, EXISTS (${DUE_PUSH}) AS pushes`)

/** Whether it takes longer than poking streams, which is done in memory. */
export const isLong = ({ jobs, mails, pushes }: AfterCommit): boolean => jobs || mails || pushes

/** Runs after the answer was sent. Notices that a job makes are pushed, too. */
export function doAfterCommit(app: App, { jobs, mails, pushes }: AfterCommit): void {
  pokeChanged(app)
  if (jobs) runNoticeJobs(app)
  if (mails) drainMail(app)
  if (pushes || jobs) sendWebPushes(app)
}
