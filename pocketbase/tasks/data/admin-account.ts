import { domainToASCII } from 'node:url'
import * as v from 'valibot'
import { askConsole } from './ask-console'

export const adminActions = ['create', 'reset', 'list', 'remove'] as const
export type AdminAction = (typeof adminActions)[number]

/** `password` after create and reset, `emails` after list. */
const answer = v.union([
  v.object({ ok: v.literal(true), password: v.exactOptional(v.string()), emails: v.exactOptional(v.array(v.string())) }),
  v.object({ ok: v.literal(false), code: v.picklist(['taken', 'missing', 'not_migrated', 'put_back']) }),
  v.object({ ok: v.literal(false), code: v.literal('failed'), reason: v.string() }),
])
export type AdminAnswer = v.InferOutput<typeof answer>

/** On the database itself, served or not, but not on restored data before their first start. Without `password` a random one is made. */
export async function adminAccount(program: string, dataDir: string, action: AdminAction, email = '', password = ''): Promise<AdminAnswer> {
  // As the administrators' sign-in sends it.
  const stored = email.toLowerCase().replace(/[^@]+$/, (domain) => domainToASCII(domain) || domain)
  return v.parse(answer, await askConsole(program, dataDir, ['admin', action, stored], { ADMIN_PASSWORD: password }))
}
