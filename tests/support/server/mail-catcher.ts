import type { Mail } from '../../../pocketbase/tasks/mail/mail'

export type { Mail } from '../../../pocketbase/tasks/mail/mail'
export { type MailCatcher, startMailCatcher } from '../../../pocketbase/tasks/mail/mail-catcher'

/** Behind the first link's hash. */
export const tokenIn = (mail: Mail): string => new URLSearchParams(new URL(mail.links[0] ?? '').hash.slice(1)).get('token') ?? ''
