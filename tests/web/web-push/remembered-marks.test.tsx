import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { webPushGroupsOf } from '#domain/web-push'
import { WebPush } from '../../../web/src/app/web-push/web-push'
import { switchOnPush } from '../../../web/src/data/device-push'
import { aNotification, ana, joao } from '../../domain/builders'
import { aSession } from '../app/sessions'
import { eachWithAccount } from '../data/each-account'
import { soon } from '../ui/mount'
import { leaveBrowser, pushingBrowser } from './device'

const session = aSession({ user_id: ana.id })
const groups = webPushGroupsOf({ role: 'cliente' })

let browser: ReturnType<typeof pushingBrowser>
beforeEach(() => {
  browser = pushingBrowser()
})
afterEach(() => void leaveBrowser())

describe('[PRODUCT 83] what was marked as read without a connection', () => {
  const { hold, showAs, queued } = eachWithAccount()
  const mine = aNotification({ user_id: ana.id })
  const marks = [
    { verb: 'mark_notifications_read', args: { ids: [mine.id] } },
    { verb: 'mark_conversation_read', args: { conversation_id: 'missing00000000', message_id: 'missing00000000' } },
  ]
  const dispatched = async () => (await queued()).map(([verb, args]) => ({ verb, args }))
  const open = () => showAs(ana, <WebPush />)

  beforeEach(async () => {
    await hold('notifications', mine)
  })

  test('is dispatched once by the page that its account next opens; what a rule refuses is dropped', async () => {
    await switchOnPush(session, groups)
    browser.remember(marks)
    await open()
    await soon(dispatched).toEqual(marks.slice(0, 1))
    await soon(browser.hasMarks).toBe(false)
  })

  test.each<[string, string, unknown]>([
    ['another account', joao.id, marks],
    ['no command of its own', ana.id, [{ verb: 'delete_project', args: { project_id: 'x' } }]],
  ])('is left where it is of %s', async (_, user_id, remembered) => {
    await switchOnPush({ ...session, user_id }, groups)
    browser.remember(remembered as object[])
    await open()
    await act(async () => undefined)
    expect(await dispatched()).toEqual([])
  })
})
