import * as v from 'valibot'
import { videoId } from '#domain/video'
import { inTransaction, run, textOf } from '../database'
import { Failure } from '../failure'
import { newRecordId } from '../globals'
import type { App } from '../pocketbase-api'
import { bodyOf } from '../request-body'
import { adminOf } from '../requester'
import { route } from '../route'
import { recordAct } from './audit'

/** As much as the column takes. */
const request = v.strictObject({ value: v.pipe(v.string(), v.trim(), v.maxLength(500)) })

const VIDEO = 'how_it_works_video_url'

/** An administrator sets what the site shows. Empty is allowed: the page does without its video. Product 24 and 63. */
export const setSiteSetting = route((e) => {
  const { id } = adminOf(e)
  if (e.request.pathValue('key') !== VIDEO) throw new Failure(404, 'not_found')
  const { value } = bodyOf(e, request, 8 * 1024)
  const video = videoId(value)
  if (value !== '' && video === null) throw new Failure(400, 'video_invalid')
  inTransaction(e.app, (tx) => {
    const before = videoId(textOf(tx, 'SELECT value FROM site_settings WHERE key = {:key}', { key: VIDEO }))
    store(tx, VIDEO, value)
    recordAct(tx, { actor: id, action: 'set_site_setting', subject: VIDEO, details: { before, after: video } })
  })
  e.noContent(204)
})

function store(tx: App, key: string, value: string): void {
  run(
    tx,
    `INSERT INTO site_settings (id, key, value) VALUES ({:id}, {:key}, {:value})
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    { id: newRecordId(), key, value },
  )
}
