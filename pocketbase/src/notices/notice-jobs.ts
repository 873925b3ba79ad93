import { notices as noticeTexts } from '#texts'
import { nearStates } from '../feed/near-channels'
import { serverNow } from '../globals'
import type { App } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { inTransaction, rowsOf, run, textOf } from '../sql'
import { isActive } from '../suspension'
import { citiesWithin } from './cities-within'
import { noticeLink } from './notice-link'

/** Providers per transaction: other writes come in between. */
const CHUNK = 500
/** Longer than the longest chunk. */
const CLAIM_MS = 60_000

type Region = { city: string; state: string; trades: readonly string[] }

/** Must match the partial indexes. */
const provider = "verified = TRUE AND role <> 'cliente' AND role <> 'admin' AND suspended_at = ''"

/** One of the project's trades; without any, on either side, everyone. Product 102. */
const doesIt = `(coalesce(users.trades, '[]') = '[]' OR {:trades} = '[]'
  OR EXISTS (SELECT 1 FROM json_each(users.trades) mine JOIN json_each({:trades}) asked ON asked.value = mine.value))`

/** One row in the publishing transaction, however many providers there are. */
export function queueNoticeJob(tx: App, project_id: string, { city, state, trades }: Region): void {
  const isServed = `EXISTS (SELECT 1 FROM users WHERE ${provider} AND state = {:state} AND city = {:city} AND ${doesIt})`
  run(
    tx,
    `INSERT INTO notice_jobs (project_id, city) VALUES ({:project_id}, iif(${isServed}, {:city}, ''))
      ON CONFLICT (project_id) DO UPDATE SET city = excluded.city, cursor = '', claimed_until = 0`,
    { project_id, city, state, trades: JSON.stringify(trades) },
  )
}

export function runNoticeJobs(app: App): void {
  for (let project = claim(app); project !== ''; project = claim(app)) {
    try {
      while (tellChunk(app, project)) pump(app)
    } catch (error) {
      // The failed job stays claimed, so those behind it have their turn.
      app.logger().error('Providers could not be told of a project.', 'project', project, 'error', String(error))
    }
    pump(app)
  }
}

/** At a process's start: former claims are free. */
export function freeNoticeJobs(app: App): void {
  run(app, 'UPDATE notice_jobs SET claimed_until = 0 WHERE claimed_until > 0')
}

/** The job waits until its project's client is no longer suspended. Rule A5. */
const waits = `EXISTS (SELECT 1 FROM projects p JOIN users owner ON owner.id = p.client_id
  WHERE p.id = j.project_id AND p.status = 'open' AND NOT ${isActive('owner')})`

/** `ms` is the time in milliseconds. */
export const FREE_JOB = `SELECT j.project_id FROM notice_jobs j WHERE j.claimed_until < {:ms} AND NOT ${waits} ORDER BY j.id LIMIT 1`

function claim(app: App): string {
  // Looked at without the write lock: mostly there is no job.
  if (textOf(app, FREE_JOB, { ms: Date.now() }) === '') return ''
  return inTransaction(app, (tx) => {
    const ms = Date.now()
    const project = textOf(tx, FREE_JOB, { ms })
    run(tx, 'UPDATE notice_jobs SET claimed_until = {:until} WHERE project_id = {:project}', { project, until: ms + CLAIM_MS })
    return project
  })
}

/** False when the job has ended, or waits. */
function tellChunk(app: App, project: string): boolean {
  return inTransaction(app, (tx) => {
    if (textOf(tx, `SELECT 1 FROM notice_jobs j WHERE j.project_id = {:project} AND ${waits}`, { project }) !== '') {
      run(tx, 'UPDATE notice_jobs SET claimed_until = 0 WHERE project_id = {:project}', { project })
      return false
    }
    const [job] = rowsOf(
      tx,
      aJob,
      `SELECT j.city, j.cursor, p.title, p.state, p.city AS project_city, coalesce(p.trades, '[]') AS trades, p.client_id,
          ${nearStates('p')} AS near
        FROM notice_jobs j JOIN projects p ON p.id = j.project_id WHERE j.project_id = {:project} AND p.status = 'open'`,
      { project },
    )
    const chunk = job && nextChunk(tx, job)
    if (!job || !chunk) {
      run(tx, 'DELETE FROM notice_jobs WHERE project_id = {:project}', { project })
      return false
    }
    const { title, message } = noticeTexts.project_published({ project_title: job.title, person_name: '' })
    const { km30, km60 } = citiesWithin(tx, { state: job.state, city: job.project_city }, chunk.state)
    run(tx, insertChunk(kindOf(chunk.state, job)), {
      ...chunk,
      city: job.city,
      trades: job.trades,
      client_id: job.client_id,
      km30: JSON.stringify(km30),
      km60: JSON.stringify(km60),
      title,
      message,
      project,
      link: noticeLink('project_published', project),
      now: serverNow(),
    })
    run(tx, 'UPDATE notice_jobs SET cursor = {:cursor}, claimed_until = {:until} WHERE project_id = {:project}', {
      cursor: `${chunk.last} ${chunk.state}`,
      project,
      until: Date.now() + CLAIM_MS,
    })
    return true
  })
}

/** `near`: the other states that the project's city reaches. */
const aJob = { city: '', cursor: '', title: '', state: '', project_city: '', trades: '', client_id: '', near: '' }
type Job = typeof aJob

/** Providers of `state` after `first` up to `last`. */
type Chunk = { state: string; first: string; last: string }

/** Through the project's own state, then through the others. The cursor is 'the last id looked at, its state'; without the state it is the own one. */
function nextChunk(tx: App, job: Job): Chunk | undefined {
  const [id = '', at = job.state] = job.cursor.split(' ')
  const states = [job.state, ...job.near.split(',').filter(Boolean)]
  // A release with other distances may have begun since: a state that is no longer among them begins anew.
  for (const state of states.slice(Math.max(0, states.indexOf(at)))) {
    const first = state === at ? id : ''
    const last = textOf(tx, lastOfChunk(kindOf(state, job)), { state, first })
    if (last !== '') return { state, first, last }
  }
  return undefined
}

type Kind = 'own' | 'other'
const kindOf = (state: string, job: Job): Kind => (state === job.state ? 'own' : 'other')

/** Providers of other states count only where they chose kilometres. Must match the partial indexes. */
const looked: Record<Kind, string> = {
  own: `users INDEXED BY idx_users_providers WHERE ${provider} AND state = {:state} AND id > {:first}`,
  other: `users INDEXED BY idx_users_reaching WHERE ${provider} AND notify_scope IN ('km30', 'km60') AND state = {:state} AND id > {:first}`,
}

const lastOfChunk = (kind: Kind): string => `SELECT max(id) FROM (SELECT id FROM ${looked[kind]} ORDER BY id LIMIT ${CHUNK})`

const isWithin =
  "(notify_scope = 'km30' AND city IN (SELECT value FROM json_each({:km30})) OR notify_scope = 'km60' AND city IN (SELECT value FROM json_each({:km60})))"

/** In the own state also those who chose it or the own city, and all where the city has no provider. Product 21 and 102. */
const isReached: Record<Kind, string> = {
  own: `notify_scope <> 'none' AND (notify_scope = 'state' OR {:city} IN ('', city) OR ${isWithin})`,
  other: isWithin,
}

/** Plain INSERT, for the feed's triggers (rule F1). */
const insertChunk = (kind: Kind): string =>
  `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at, person_id, kind, project_id)
    SELECT lower(substr(hex(randomblob(8)), 1, 15)), users.id, {:title}, {:message}, {:link}, FALSE, {:now}, {:client_id}, 'project_published', {:project}
    FROM ${looked[kind]} AND id <= {:last} AND ${isReached[kind]} AND ${doesIt}
      AND NOT EXISTS (SELECT 1 FROM notifications n WHERE n.kind = 'project_published' AND n.project_id = {:project} AND n.user_id = users.id)`
