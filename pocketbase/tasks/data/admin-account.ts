import * as v from 'valibot'
import { TaskFailure } from '../task-failure'
import { askConsole } from './ask-console'
import { isPutBack } from './restore-backup'

export const adminActions = ['create', 'reset', 'list', 'remove'] as const
export type AdminAction = (typeof adminActions)[number]

/** `password` after create and reset, `emails` after list. */
const answer = v.union([
  v.object({ ok: v.literal(true), password: v.exactOptional(v.string()), emails: v.exactOptional(v.array(v.string())) }),
  v.object({ ok: v.literal(false), code: v.picklist(['taken', 'missing', 'not_migrated']) }),
  v.object({ ok: v.literal(false), code: v.literal('failed'), reason: v.string() }),
])
export type AdminAnswer = v.InferOutput<typeof answer>

/** Works on the database itself, whether or not a server runs on it; not on data that were put back and not served since. Without `password` a random one is made. */
export async function adminAccount(program: string, dataDir: string, action: AdminAction, email = '', password = ''): Promise<AdminAnswer> {
  if (action !== 'list' && isPutBack(dataDir))
    throw new TaskFailure(`The data in ${dataDir} were put back. Start the server once, then run this again.`)
  return v.parse(answer, await askConsole(program, dataDir, ['admin', action, email.toLowerCase()], { ADMIN_PASSWORD: password }))
}
