/** Verbs that stay open to a suspended person: to write to support, to ask for the account's deletion and to take that back. Product 91, rule A5. */
const verbs: readonly string[] = ['send_support_message', 'mark_ticket_read', 'request_cancellation', 'withdraw_cancellation']

export const isOpenToSuspended = (verb: string): boolean => verbs.includes(verb)
