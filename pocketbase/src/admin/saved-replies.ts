import * as v from 'valibot'
import { MAX_SUPPORT_MESSAGE } from '#domain/commands/send-support-message'
import { id as recordId, requiredText } from '#domain/fields'
import { recordAct } from '../audit'
import { Failure } from '../failure'
import { pokeAdministrators } from '../realtime/pump'
import { bodyOf } from '../requests/request-body'
import { answerJson, type PersonHandler } from '../requests/route'
import { inTransaction, numberOf, run, textOf } from '../sql'

/** More would be hard to choose from. */
const MOST_REPLIES = 100

export const listSavedReplies: PersonHandler = (e) => {
  answerJson(
    e,
    200,
    textOf(
      e.app,
      `SELECT json_object('replies', json((SELECT json_group_array(json_object('id', id, 'title', title, 'content', content))
        FROM (SELECT * FROM saved_replies ORDER BY title COLLATE NOCASE, id))))`,
    ),
  )
}

const saved = v.strictObject({ title: requiredText(60), content: requiredText(MAX_SUPPORT_MESSAGE) })

/** The id is the client's, so a repeated request saves one reply. */
export const saveReply: PersonHandler = (e, { id: actor }) => {
  const id = e.request.pathValue('id')
  const { title, content } = bodyOf(e, saved, 32 * 1024)
  if (!v.is(recordId, id)) throw new Failure(400, 'malformed')
  inTransaction(e.app, (tx) => {
    const others = numberOf(tx, 'SELECT count(*) FROM saved_replies WHERE id <> {:id}', { id })
    if (others >= MOST_REPLIES) throw new Failure(409, 'conflict')
    run(
      tx,
      `INSERT INTO saved_replies (id, title, content) VALUES ({:id}, {:title}, {:content})
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, content = excluded.content`,
      { id, title, content },
    )
    recordAct(tx, { actor, action: 'save_reply', subject: id, details: {} })
  })
  e.noContent(204)
  pokeAdministrators(e.app)
}

export const removeSavedReply: PersonHandler = (e, { id: actor }) => {
  const id = e.request.pathValue('id')
  inTransaction(e.app, (tx) => {
    if (textOf(tx, 'SELECT id FROM saved_replies WHERE id = {:id}', { id }) === '') throw new Failure(404, 'not_found')
    run(tx, 'DELETE FROM saved_replies WHERE id = {:id}', { id })
    recordAct(tx, { actor, action: 'remove_saved_reply', subject: id, details: {} })
  })
  e.noContent(204)
  pokeAdministrators(e.app)
}
