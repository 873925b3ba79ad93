import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Notification } from '#domain/documents'
import { BellPanel } from '../../../web/src/features/notifications/bell-panel'
import { aNotification, idOf } from '../../domain/builders'
import { all, get, mount, pageText, press, wordsOf } from '../ui/mount'

const device = vi.hoisted(() => ({ shown: undefined as Notification[] | undefined, given: [] as unknown[] }))
vi.mock('../../../web/src/data/commands/use-dispatch', () => {
  const dispatch = (verb: string, args: unknown) => device.given.push([verb, args])
  return { useDispatch: () => dispatch }
})
vi.mock('../../../web/src/data/queries/notifications', () => ({
  useNotifications: ({ newest }: { newest: number }) => device.shown?.slice(0, newest),
}))
vi.mock('../../../web/src/data/queries/unread-notifications', () => ({
  useUnreadNotifications: () => device.shown?.filter(({ is_read }) => !is_read),
}))

const many = Array.from({ length: 12 }, (_, n) => aNotification({ id: idOf(`n${n}`), title: `Aviso ${n}`, is_read: n > 2 }))
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const allRead = ['mark_notifications_read', { up_to: idOf('n0') }]

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(device, { shown: many, given: [] })
})

test('[PRODUCT 68] [PRODUCT 75] it shows the latest ten, and marks all as read 1000 ms after it was opened, once an opening', async () => {
  await mount(<BellPanel onLeave={() => undefined} />)
  expect(wordsOf('link')).toEqual(many.slice(0, 10).map(({ title }) => title))
  await pass(999)
  expect(device.given).toEqual([])
  await pass(1)
  expect(device.given).toEqual([allRead])
  await pass(10_000)
  expect(device.given).toEqual([allRead])
})

test('one is marked by its button or by following it, and a panel that was left marks nothing more', async () => {
  const left: string[] = []
  const { visited } = await mount(<BellPanel onLeave={() => left.push('left')} />)
  const [button] = all('button')
  if (!button) throw new Error('no button')
  expect(button.textContent).toBe('Marcar como lida')
  await press(button)
  await press(get('link', 'Aviso 1'))
  expect(device.given).toEqual([
    ['mark_notifications_read', { ids: [idOf('n0')] }],
    ['mark_notifications_read', { ids: [idOf('n1')] }],
  ])
  expect(left).toEqual(['left'])
  expect(visited).toEqual([many[1]?.link])
})

test('without any it says so', async () => {
  device.shown = []
  await mount(<BellPanel onLeave={() => undefined} />)
  expect(pageText()).toContain('Nenhuma notificação ainda.')
})
