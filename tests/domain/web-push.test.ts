import { expect, test } from 'vitest'
import { isWebPushGroup, webPushGroupsOf, webPushKindsOf } from '#domain/web-push'
import { type NoticeText, notices } from '#texts'
import { pushOriginOf } from '../../pocketbase/src/web-push/services'

test('each role chooses among the kinds that can reach it, in the order of its settings', () => {
  expect(webPushGroupsOf({ role: 'cliente' })).toEqual(['messages', 'proposals', 'progress', 'support'])
  const ofProviders = ['messages', 'answers', 'invitations', 'projects', 'progress', 'support']
  expect(webPushGroupsOf({ role: 'empresa' })).toEqual(ofProviders)
  expect(webPushGroupsOf({ role: 'autonomo' })).toEqual(ofProviders)
})

test('groups name their kinds, and one that this release does not know names none', () => {
  expect(webPushKindsOf(['support', 'messages', 'of_a_newer_release', 'toString'])).toEqual(['message', 'support_reply'])
  expect(webPushKindsOf(['proposals', 'answers', 'invitations', 'projects', 'progress'])).toEqual([
    'proposal_received',
    'proposal_improved',
    'proposal_confirmed',
    'confirmation_asked',
    'proposal_accepted',
    'proposal_rejected',
    'project_invitation',
    'project_published',
    'project_changed',
    'project_started',
    'project_completed',
    'project_closed',
    'still_needed',
    'project_left_alone',
    'project_open_again',
    'project_reopened',
    'project_resumed',
    'stage_done',
    'stage_paid',
    'stage_received',
    'change_proposed',
    'change_answered',
    'work_handed_over',
    'work_not_received',
    'reference_shown',
    'deal_undone',
  ])
  expect(['messages', 'toString'].map(isWebPushGroup)).toEqual([true, false])
})

test('each kind has a title that names its project, but a message, which names its sender, and the support’s reply, which has its own', () => {
  const groups = webPushGroupsOf({ role: 'cliente' }).concat(webPushGroupsOf({ role: 'empresa' }))
  const titled = webPushKindsOf(groups).filter((kind) => kind !== 'message' && kind !== 'support_reply')
  const titleOf: Record<string, NoticeText> = notices
  for (const [kind, write] of Object.entries(titleOf)) {
    const isTold = expect(write({ project_title: 'Muro', person_name: 'Ana' }).push ?? '', kind)
    if (titled.includes(kind)) isTold.toContain('Muro')
    else isTold.toBe('')
  }
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/a:b_c', 'https://fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', 'https://updates.push.services.mozilla.com'],
  ['https://web.push.apple.com/Qa', 'https://web.push.apple.com'],
  ['https://wns2-ln2p.notify.windows.com/w/?token=a%3d', 'https://wns2-ln2p.notify.windows.com'],
  ['http://fcm.googleapis.com/x', ''],
  ['https://fcm.googleapis.com', ''],
  ['https://fcm.googleapis.com.example/x', ''],
  ['https://example.com/fcm.googleapis.com/', ''],
  ['https://me@fcm.googleapis.com/x', ''],
  ['https://fcm.googleapis.com:8443/x', ''],
  ['https://fcm.googleapis.com/x y', ''],
  ['https://evilpush.apple.com/x', ''],
  ['https://127.0.0.1/x', ''],
  ['https://push.example/x', 'https://push.example'],
  ['https://push.example.com/x', ''],
])('[W5a] a push service is known by its exact host: %s', (endpoint, origin) => {
  expect(pushOriginOf(endpoint, ', https://push.example')).toBe(origin)
})
