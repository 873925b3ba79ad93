/** Mails that answer no act of their receiver, each switched by itself. Product 90. */
export const mailLists = ['new_projects', 'projects', 'messages', 'support'] as const
export type MailList = (typeof mailLists)[number]
