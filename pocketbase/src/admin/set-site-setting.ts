import * as v from 'valibot'
import { optionalText } from '#domain/fields'
import { isSiteSetting, MAX_SETTING, settingRefusal } from '#domain/site-settings'
import { videoId } from '#domain/values/video'
import { bodyLimits } from '#domain/wire/wire'
import { recordAct } from '../audit'
import { Failure } from '../failure'
import { newRecordId } from '../globals'
import type { App } from '../pocketbase-api'
import { bodyOf } from '../requests/request-body'
import type { PersonHandler } from '../requests/route'
import { inTransaction, run, textOf } from '../sql'

const request = v.strictObject({ value: optionalText(MAX_SETTING) })

/** An empty value unsets. Product 24, 51 and 63. */
export const setSiteSetting: PersonHandler = (e, { id }) => {
  const key = e.request.pathValue('key')
  if (!isSiteSetting(key)) throw new Failure(404, 'not_found')
  const { value } = bodyOf(e, request, bodyLimits.small)
  const refusal = settingRefusal(key, value)
  if (refusal) throw new Failure(400, refusal)
  inTransaction(e.app, (tx) => {
    const before = textOf(tx, 'SELECT value FROM site_settings WHERE key = {:key}', { key })
    store(tx, key, value)
    recordAct(tx, { actor: id, action: 'set_site_setting', subject: key, details: { before: shortOf(key, before), after: shortOf(key, value) } })
  })
  e.noContent(204)
}

/** The audited value: a video's id, else the value itself, which is no person's. */
const shortOf = (key: string, value: string): string | null => (key === 'how_it_works_video_url' && videoId(value)) || value || null

function store(tx: App, key: string, value: string): void {
  run(
    tx,
    `INSERT INTO site_settings (id, key, value) VALUES ({:id}, {:key}, {:value})
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    { id: newRecordId(), key, value },
  )
}
