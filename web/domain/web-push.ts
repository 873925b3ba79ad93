import type { Role } from '#domain/documents'
import type { NoticeKind } from '#domain/notice'
import { isClient } from '#domain/people/roles'

/** Kinds of news of which a device tells while the app is closed: messages, and notices by their own kind. Product 83. */
export type WebPushKind =
  | 'message'
  | 'support_reply'
  | Extract<
      NoticeKind,
      | 'project_published'
      | 'proposal_received'
      | 'proposal_improved'
      | 'proposal_confirmed'
      | 'proposal_accepted'
      | 'proposal_rejected'
      | 'project_invitation'
      | 'project_changed'
      | 'project_started'
      | 'project_completed'
      | 'project_closed'
      | 'still_needed'
      | 'project_left_alone'
      | 'project_open_again'
      | 'project_reopened'
      | 'project_resumed'
      | 'deal_undone'
    >

type Group = { kinds: readonly WebPushKind[]; for: 'everyone' | 'clients' | 'providers' }

/** Switches of one device, in the order of its settings, with the kinds that each stands for. */
const groups = {
  messages: { kinds: ['message'], for: 'everyone' },
  proposals: { kinds: ['proposal_received', 'proposal_improved', 'proposal_confirmed'], for: 'clients' },
  answers: { kinds: ['proposal_accepted', 'proposal_rejected'], for: 'providers' },
  invitations: { kinds: ['project_invitation'], for: 'providers' },
  projects: { kinds: ['project_published'], for: 'providers' },
  progress: {
    kinds: [
      'project_changed',
      'project_started',
      'project_completed',
      'project_closed',
      'still_needed',
      'project_left_alone',
      'project_open_again',
      'project_reopened',
      'project_resumed',
      'deal_undone',
    ],
    for: 'everyone',
  },
  support: { kinds: ['support_reply'], for: 'everyone' },
} as const satisfies Record<string, Group>

export type WebPushGroup = keyof typeof groups

export const isWebPushGroup = (name: string): name is WebPushGroup => Object.hasOwn(groups, name)

const names = Object.keys(groups).filter(isWebPushGroup)

/** The groups that can concern a person, in the order of the settings. */
export const webPushGroupsOf = (person: { role: Role }): WebPushGroup[] =>
  names.filter((name) => groups[name].for === 'everyone' || groups[name].for === (isClient(person) ? 'clients' : 'providers'))

/** Groups that this release does not know are of a newer one, and are left out. */
export const webPushKindsOf = (wanted: readonly string[]): WebPushKind[] =>
  names.flatMap((name): readonly WebPushKind[] => (wanted.includes(name) ? groups[name].kinds : []))
