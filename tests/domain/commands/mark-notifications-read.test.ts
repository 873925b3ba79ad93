import { expect, test } from 'vitest'
import { type MarkNotificationsRead, markNotificationsRead } from '#domain/commands/mark-notifications-read'
import type { Notification } from '#domain/documents'
import { aNotification, ana, changesOf, idOf, joao, NOW, reads } from '../builders'

const one = aNotification({ id: idOf('um') })
const two = aNotification({ id: idOf('dois') })
const decide = (given: MarkNotificationsRead, notifications: (Notification | undefined)[], me = ana) =>
  markNotificationsRead.decide(reads({ notifications }), given, me, NOW, NOW)

test('single ones are marked', () => {
  expect(changesOf(decide({ ids: [one.id, two.id] }, [one, two]))).toEqual([
    { op: 'set', collection: 'notifications', id: one.id, fields: { is_read: true } },
    { op: 'set', collection: 'notifications', id: two.id, fields: { is_read: true } },
  ])
})

test('[PRODUCT 68] only unread ones are reached', () => {
  expect(changesOf(decide({ ids: [one.id, two.id] }, [{ ...one, is_read: true }, two]))).toMatchObject([{ id: two.id }])
  expect(changesOf(decide({ ids: [one.id] }, [{ ...one, is_read: true }]))).toEqual([])
})

test('what is gone is left out', () => {
  expect(changesOf(decide({ ids: [one.id, two.id] }, [undefined, two]))).toMatchObject([{ id: two.id }])
  expect(changesOf(decide({ ids: [one.id] }, [undefined]))).toEqual([])
})

test("another account's notifications stay unread", () => {
  expect(changesOf(decide({ ids: [one.id] }, [one], joao))).toEqual([])
  expect(decide({ up_to: one.id }, [one], joao)).toEqual({ ok: false, code: 'parent_missing' })
})

test('all unread ones up to the newest on the screen are marked, later ones are not', () => {
  expect(changesOf(decide({ up_to: one.id }, [one]))).toEqual([
    {
      op: 'set_all',
      collection: 'notifications',
      where: { user_id: ana.id, is_read: false },
      until: one.created_at,
      fields: { is_read: true },
    },
  ])
})

test('the newest must be known', () => {
  expect(decide({ up_to: one.id }, [undefined])).toEqual({ ok: false, code: 'parent_missing' })
})

test('it names up to 100 single ones or the newest, never both', () => {
  const many = (count: number) => Array.from({ length: count }, () => one.id)
  expect(markNotificationsRead.parse({ ids: many(100) })).toBeDefined()
  expect(markNotificationsRead.parse({ up_to: one.id })).toEqual({ up_to: one.id })
  for (const wrong of [{}, { ids: [] }, { ids: many(101) }, { ids: [one.id], up_to: one.id }, { up_to: 'novo' }]) {
    expect(markNotificationsRead.parse(wrong)).toBeUndefined()
  }
})
