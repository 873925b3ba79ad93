import { linkTo } from '#links'

/** The addresses of the pages behind the administrators' entrance: apart from all others, so that no one else's first visit carries them. */
export const adminPaths = {
  dashboard: '/admin/dashboard',
  users: '/admin/users',
  user: '/admin/users/:userId',
  projects: '/admin/projects',
  support: '/admin/support',
  ticket: '/admin/support/:ticketId',
  cancellations: '/admin/cancellations',
  audit: '/admin/audit',
  settings: '/admin/settings',
} as const

export const adminLinks = {
  users: linkTo(adminPaths.users),
  user: linkTo(adminPaths.user),
  projects: linkTo(adminPaths.projects),
  support: linkTo(adminPaths.support),
  ticket: linkTo(adminPaths.ticket),
  cancellations: linkTo(adminPaths.cancellations),
  /** Acts recorded about one subject. */
  auditOf: (subject: string) => `${adminPaths.audit}?subject=${subject}`,
} as const
