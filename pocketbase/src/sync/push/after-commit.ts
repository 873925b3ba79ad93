import { catchUpWith, lookWith } from '../../feed/known-feed'
import { serverNow } from '../../globals'
import { DUE_MAIL, drainMail } from '../../mail/drain'
import { FREE_JOB, runNoticeJobs } from '../../notices/notice-jobs'
import type { App } from '../../pocketbase-api'
import { pokeChanged } from '../../realtime/pump'
import { DUE_PUSH, sendWebPushes } from '../../web-push/send'

/** The feed's end, and whether each worker has work due. */
export type AfterCommit = { end: number; jobs: boolean; mails: boolean; pushes: boolean }

/** One statement, which also updates the known feed. */
export function lookAfterCommit(app: App): AfterCommit {
  const { end, jobs, mails, pushes } = catchUpWith(app, { jobs: 0, mails: 0, pushes: 0 }, LOOK, { now: serverNow(), ms: Date.now() })
  return { end, jobs: jobs === 1, mails: mails === 1, pushes: pushes === 1 }
}

const LOOK = lookWith(`EXISTS (${FREE_JOB}) AS jobs, EXISTS (${DUE_MAIL}) AS mails, EXISTS (${DUE_PUSH}) AS pushes`)

/** Poking is in memory, the rest is not. */
export const isLong = ({ jobs, mails, pushes }: AfterCommit): boolean => jobs || mails || pushes

/** After the answer. Notices made by a job are pushed too. */
export function doAfterCommit(app: App, { jobs, mails, pushes }: AfterCommit): void {
  pokeChanged(app)
  if (jobs) runNoticeJobs(app)
  if (mails) drainMail(app)
  if (pushes || jobs) sendWebPushes(app)
}
