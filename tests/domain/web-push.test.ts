import { expect, test } from 'vitest'
import { isWebPushGroup, webPushGroupsOf, webPushKindsOf } from '#domain/web-push'

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
    'proposal_accepted',
    'proposal_rejected',
    'project_invitation',
    'project_published',
    'project_started',
    'project_completed',
  ])
  expect(['messages', 'toString'].map(isWebPushGroup)).toEqual([true, false])
})
