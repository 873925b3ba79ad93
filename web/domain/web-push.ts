import type { Role } from '#domain/documents'
import { isNoticeKind, noticeKinds, waysOf } from '#domain/notice'
import { isClient } from '#domain/people/roles'

/** Switches of one device, in the order of its settings, and whose they are: messages, notices by `noticeKinds`, and the support's replies. Product 83. */
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

/** The groups that can concern a person, in the order of the settings. */
export const webPushGroupsOf = (person: { role: Role }): WebPushGroup[] =>
  names.filter((name) => groups[name] === 'everyone' || groups[name] === (isClient(person) ? 'clients' : 'providers'))

/** Kinds of news that these groups stand for. Groups that this release does not know are of a newer one, and are left out. */
export const webPushKindsOf = (wanted: readonly string[]): string[] => names.flatMap((name) => (wanted.includes(name) ? kindsOf(name) : []))

function kindsOf(group: WebPushGroup): string[] {
  if (group === 'messages') return ['message']
  if (group === 'support') return ['support_reply']
  return Object.keys(noticeKinds).filter((kind) => isNoticeKind(kind) && waysOf(kind).push === group)
}
