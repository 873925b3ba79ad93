import * as v from 'valibot'
import { bodyLimits } from '#domain/wire/wire'
import { attemptSignIn } from './accounts/sign-in-limits'
import { Failure } from './failure'
import { hooksFolder, textOfFile } from './globals'
import type { App, ServerRecord } from './pocketbase-api'
import { bodyOf } from './requests/request-body'
import { answerJson, route } from './requests/route'
import { textOf } from './sql'

const request = v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) })

/** Wrong passwords count like those of an account. Product 3 and 7. */
export const readDocumentation = route((e) => {
  const { password } = bodyOf(e, request, bodyLimits.small)
  const gate = gateOf(e.app)
  if (!gate) throw new Failure(404, 'documentation_closed')
  const attempt = attemptSignIn(e, 'documentation', gate.id, gate)
  if (!attempt.isAllowed) throw new Failure(429, 'too_many_requests')
  if (!gate.validatePassword(password)) throw new Failure(400, 'wrong_documentation_password')
  attempt.succeeded(gate)
  answerJson(e, 200, textOfFile(`${hooksFolder()}/documentation.json`))
})

function gateOf(app: App): ServerRecord | undefined {
  const id = textOf(app, 'SELECT id FROM documentation_gate LIMIT 1')
  return id === '' ? undefined : app.findRecordById('documentation_gate', id)
}
