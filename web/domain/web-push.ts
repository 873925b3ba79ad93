import type { Role } from '#domain/documents'
import { kindsBy } from '#domain/notice'
import { isClient } from '#domain/people/roles'

/** A device's switches, in order, and whose they are: messages, notices by `notice.ts`, support's replies. Product 83. */
const groups = {
  messages: 'everyone',
  proposals: 'clients',
  answers: 'providers',
  invitations: 'providers',
  projects: 'providers',
  progress: 'everyone',
  support: 'everyone',
} as const satisfies Record<string, 'everyone' | 'clients' | 'providers'>

export type WebPushGroup = keyof typeof groups

export const isWebPushGroup = (name: string): name is WebPushGroup => Object.hasOwn(groups, name)

const names = Object.keys(groups).filter(isWebPushGroup)

/** In the order of the settings. */
export const webPushGroupsOf = (person: { role: Role }): WebPushGroup[] =>
  names.filter((name) => groups[name] === 'everyone' || groups[name] === (isClient(person) ? 'clients' : 'providers'))

/** Groups of a newer release are left out. */
export const webPushKindsOf = (wanted: readonly string[]): string[] => names.flatMap((name) => (wanted.includes(name) ? kindsOf(name) : []))

function kindsOf(group: WebPushGroup): string[] {
  if (group === 'messages') return ['message']
  if (group === 'support') return ['support_reply']
  return kindsBy(({ push }) => push === group)
}
