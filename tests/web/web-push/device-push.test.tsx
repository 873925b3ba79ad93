import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { webPushGroupsOf } from '#domain/web-push'
import { texts } from '#texts'
import { WebPush } from '../../../web/src/app/web-push/web-push'
import { pushGroups, renewPush, switchOnPush } from '../../../web/src/data/device-push'
import { removeAccountData } from '../../../web/src/data/leaving/remains'
import { collectMyData } from '../../../web/src/data/my-data'
import { markSeen } from '../../../web/src/data/queries/marks'
import type { AnswerListener } from '../../../web/src/data/store/account-store'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { WebPushSection } from '../../../web/src/features/account/settings/web-push-section'
import { ana, joao } from '../../domain/builders'
import { aSession, sessionOf } from '../app/sessions'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { queuedRow } from '../outbox/rows'
import { all, get, mount, pageText, press, soon, told, unmountAll } from '../ui/mount'
import { leaveBrowser, pushingBrowser } from './device'

const words = texts.webPush
const session = aSession({ user_id: ana.id })
const groups = webPushGroupsOf({ role: 'cliente' })

let browser: ReturnType<typeof pushingBrowser>
beforeEach(() => {
  browser = pushingBrowser()
})
afterEach(() => void leaveBrowser())

describe('the subscription of this device', () => {
  test('[PRODUCT 83] is made with the server’s key, and keeps what the service worker needs', async () => {
    expect(await switchOnPush(session, groups)).toEqual({ ok: true, value: undefined })
    const kept = await browser.kept()
    expect(kept).toMatchObject({ user_id: ana.id, groups, words: { unasked: { title: 'Novidades no Canteiro', path: '/dashboard' } } })
    const [key, made] = browser.asked()
    expect(key).toMatchObject({ path: '/api/web-push/key', token: 't' })
    expect(made).toMatchObject({ path: '/api/web-push', token: 't', body: { kinds: groups, key: 'the-key' } })
    expect(kept).toMatchObject({ secret: made?.body.secret, endpoint: made?.body.endpoint })
    expect(String(made?.body.secret)).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is given up where the server does not take it, and is not made where the browser’s question is refused', async () => {
    browser.routes['/api/web-push'] = () => Response.json({ code: 'unknown_push_service' }, { status: 400 })
    expect(await switchOnPush(session, groups)).toEqual({ ok: false, code: 'unknown_push_service' })
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    browser.answers('denied')
    expect(await switchOnPush(session, groups)).toEqual({ ok: false, code: 'denied' })
    expect(await pushGroups(ana.id)).toBeNull()
  })

  test('is told again at each start; what the browser or its push service has lost, or another key was for, is made anew', async () => {
    await switchOnPush(session, groups)
    const [, first] = browser.asked()
    await renewPush(session)
    expect(browser.asked()).toEqual([first])

    browser.lose()
    await renewPush(session)
    const [, second] = browser.asked()
    expect(second?.body.endpoint).not.toBe(first?.body.endpoint)

    let before = second
    for (const code of ['other_key', 'subscription_ended']) {
      browser.routes['/api/web-push'] = () => {
        delete browser.routes['/api/web-push']
        return Response.json({ code }, { status: 409 })
      }
      await renewPush(session)
      const asked = browser.asked()
      expect(asked.map(({ path }) => path)).toEqual(['/api/web-push', '/api/web-push/key', '/api/web-push'])
      const [, , again] = asked
      expect([again?.body.secret, again?.body.endpoint]).not.toEqual([before?.body.secret, before?.body.endpoint])
      expect(await browser.kept()).toMatchObject({ secret: again?.body.secret })
      before = again
    }
  })

  test('[PRODUCT 83] ends with its account on this device, and with no other', async () => {
    await switchOnPush(session, groups)
    const [, made] = browser.asked()
    await removeAccountData(joao.id)
    expect([browser.asked(), await pushGroups(ana.id)]).toEqual([[], groups])
    await removeAccountData(ana.id)
    expect(browser.asked()).toMatchObject([{ path: '/api/web-push/end', token: null, body: { secret: made?.body.secret } }])
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    expect(browser.shown[0]?.close).toHaveBeenCalledOnce()
    expect(await browser.kept()).toBeUndefined()
  })

  test.each([
    ['[A4] of another account that is no longer here ends as someone signs in', { user_id: joao.id }],
    ['[PRODUCT 83] ends as the same person signs in without ‘Lembrar de mim’', { user_id: ana.id, remember: false }],
  ])('%s', async (_, signedIn) => {
    await switchOnPush(session, groups)
    await renewPush(aSession(signedIn))
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    expect(await browser.kept()).toBeUndefined()
  })
})

describe('‘Avisos neste aparelho’', () => {
  const show = (fields: Parameters<typeof aSession>[0] = {}) =>
    mount(
      <SessionContext value={{ ...sessionOf('signed_in'), session: { ...session, ...fields } }}>
        <WebPushSection person={{ role: 'cliente' }} stored={null} />
      </SessionContext>,
    )
  const labels = () => all('switch').map((element) => element.closest('label')?.textContent)
  const pressSwitch = (index: number) => press(all('switch')[index] ?? document.body)

  beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

  test('[PRODUCT 83] switches push and each of its kinds, which takes a connection; switching it off takes none', async () => {
    await show()
    await pressSwitch(0)
    await soon(told).toEqual([['Avisos ativados neste aparelho!', '']])
    expect(labels()).toEqual([words.switch, ...groups.map((group) => words.groups[group])])
    browser.asked()
    await pressSwitch(1)
    await soon(() => browser.asked().map(({ body }) => body.kinds)).toEqual([groups.slice(1)])
    await soon(() => pushGroups(ana.id)).toEqual(groups.slice(1))

    browser.routes['/api/web-push'] = () => {
      throw new TypeError('Failed to fetch')
    }
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await pressSwitch(2)
    await soon(told).toEqual([['Erro ao alterar avisos', 'Sem conexão. Tente de novo quando a internet voltar.']])
    expect(await pushGroups(ana.id)).toEqual(groups.slice(1))

    await pressSwitch(0)
    await soon(labels).toEqual([words.switch])
    expect(await browser.kept()).toBeUndefined()
    await pressSwitch(0)
    await soon(told).toEqual([['Erro ao ativar avisos', 'Sem conexão. Tente de novo quando a internet voltar.']])
  })

  test('says why push cannot be switched on here', async () => {
    const says = async (sentence: string, remember = true) => {
      await show({ remember })
      expect(all('switch')).toEqual([])
      expect(pageText()).toContain(sentence)
      await unmountAll()
    }
    await says(words.notHere.not_remembered, false)
    browser.notification.permission = 'denied'
    await says(words.notHere.denied)
    Reflect.deleteProperty(window, 'PushManager')
    await says(words.notHere.unsupported)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)')
    await says(words.notHere.not_installed)
  })
})

describe('while an account is open', () => {
  const database = eachWithDatabase()
  const published = (change = {}) => ({ ...queuedRow('publish_project', {}), at: new Date().toISOString(), ...change })

  async function open() {
    let answered: AnswerListener = () => undefined
    const onAnswered = (listener: AnswerListener) => {
      answered = listener
      return () => undefined
    }
    await mount(inAccount({ ...standInAccount(database()), onAnswered }, <WebPush />))
    return async (row: object) => act(async () => answered({ accepted: [row as never], refused: [] }))
  }
  const asks = () => all('alertdialog').length
  type Answer = Awaited<ReturnType<typeof open>>
  /** The marks are read and the second after the answer is over. */
  const passed = () => act(() => vi.advanceTimersByTimeAsync(1_500))
  const askedAfter = async (answer: Answer) => {
    await soon(async () => {
      await answer(published())
      await passed()
      return asks()
    }).toBe(1)
  }
  const notAskedAfter = async (answer: Answer) => {
    for (let round = 0; round < 5; round++) {
      await answer(published())
      await passed()
    }
    expect(asks()).toBe(0)
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))

  test('[PRODUCT 83] a published project brings the question once, and a yes subscribes', async () => {
    const answer = await open()
    await answer({ ...published(), at: new Date(Date.now() - 60_000).toISOString() })
    await answer({ ...published(), verb: 'send_message' })
    await passed()
    expect(asks()).toBe(0)
    await askedAfter(answer)
    expect(pageText()).toContain('Quer saber na hora quando chegar uma proposta?')
    await press(get('button', words.ask.confirm))
    await soon(told).toEqual([['Avisos ativados neste aparelho!', '']])
    expect(asks()).toBe(0)
    const others = ['Propostas recebidas, melhoradas e confirmadas', 'Mudanças e andamento dos projetos']
    expect(await collectMyData({ ...standInAccount(database()), userId: 'u1' }, '')).toMatchObject({
      facts: {
        avisos_neste_aparelho: ['Mensagens', ...others, 'Respostas do suporte'],
      },
    })
    await notAskedAfter(answer)
  })

  test('a person who was asked before is not asked, nor one who has refused the browser’s own question', async () => {
    await markSeen(database(), { 'push-asked': '2026-11-20T12:00:00.000Z' })
    const answer = await open()
    await notAskedAfter(answer)
    await (await database().getLocal('marks'))?.remove()
    browser.notification.permission = 'denied'
    await notAskedAfter(answer)
    browser.notification.permission = 'default'
    await askedAfter(answer)
  })

  test('the service worker’s questions are answered, and what it told goes as the page is looked at', async () => {
    await open()
    const ask = async (data: object) => {
      const { port1, port2 } = new MessageChannel()
      const answer = new Promise((resolve) => port1.addEventListener('message', ({ data }) => resolve(data), { once: true }))
      port1.start()
      await act(async () => browser.worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port2] })))
      return answer
    }
    expect(await ask({ webPush: 'visible' })).toBe(true)
    expect(await ask({ webPush: 'open', path: '/notificacoes' })).toBe(true)
    await soon(() => browser.shown[0]?.close.mock.calls.length).toBe(1)
  })
})
