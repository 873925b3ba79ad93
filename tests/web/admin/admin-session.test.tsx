import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  endAdminSession,
  leaveAdminArea,
  storeAdminSession,
  storedAdminSession,
  useAdminSession,
  useTypedReply,
  useTypedText,
} from '../../../web/src/data/session/admin-session'
import { fillStorage } from '../data/full-storage'
import { get, mount, press } from '../ui/mount'

const session = { token: 't', email: 'admin@canteiro.example' }

beforeEach(() => {
  leaveAdminArea()
  sessionStorage.clear()
  localStorage.clear()
})

function Shown() {
  const [typed, keep] = useTypedText('video')
  return (
    <>
      <p>{`${useAdminSession()?.email ?? 'nobody'}, ${typed ?? 'nothing'}`}</p>
      <button type="button" onClick={() => keep('https://')}>
        Type
      </button>
    </>
  )
}
const shown = () => document.querySelector('p')?.textContent

test('in a tab without room the session and what is typed last until the page is reloaded', async () => {
  fillStorage()
  storeAdminSession(session)
  await mount(<Shown />)
  await press(get('button', 'Type'))
  expect(shown()).toBe('admin@canteiro.example, https://')
})

test('[PRODUCT 2] a session lives in this tab and nowhere else', () => {
  storeAdminSession(session)
  expect(storedAdminSession()).toEqual(session)
  // What a file before still had to store may come at any moment.
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(session.email)
  expect(document.cookie).toBe('')
})

/** The page loads again in the same tab. */
async function afterReload() {
  vi.resetModules()
  return await import('../../../web/src/data/session/admin-session')
}

test('a session and what was typed survive a reload', async () => {
  storeAdminSession(session)
  await mount(<Shown />)
  await press(get('button', 'Type'))
  const reloaded = await afterReload()
  expect(reloaded.storedAdminSession()).toEqual(session)
  const Again = () => <b>{reloaded.useTypedText('video')[0]}</b>
  await mount(<Again />)
  expect(document.querySelector('b')?.textContent).toBe('https://')
})

test.each(['', 'x', 'null', '{}', '{"token":7,"email":"a"}', '[]'])('what is no session is none: %s', async (text) => {
  storeAdminSession(session)
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text)
  expect((await afterReload()).storedAdminSession()).toBeNull()
})

test('a session that ends leaves what was typed; who signs out leaves nothing', async () => {
  await mount(<Shown />)
  expect(shown()).toBe('nobody, nothing')
  await act(async () => storeAdminSession(session))
  await press(get('button', 'Type'))
  expect(shown()).toBe('admin@canteiro.example, https://')
  await act(async () => endAdminSession())
  expect(shown()).toBe('nobody, https://')
  await act(async () => storeAdminSession(session))
  await act(async () => leaveAdminArea())
  expect(shown()).toBe('nobody, nothing')
  expect(sessionStorage).toHaveLength(0)
})

test('signing out removes nothing else that the tab stores', () => {
  sessionStorage.setItem('canteiro-loaded-again', '1')
  storeAdminSession(session)
  leaveAdminArea()
  expect(Object.keys(sessionStorage)).toEqual(['canteiro-loaded-again'])
})

test('a reply stands for its ticket alone, and what is typed while one is sent stays', async () => {
  function Reply({ to }: { to: string }) {
    const [text, set] = useTypedReply(to)
    return (
      <>
        <i>{text}</i>
        <button type="button" onClick={() => set(() => `${text}x`)}>{`Type ${to}`}</button>
        <button type="button" onClick={() => set((typed) => (typed === 'x' ? '' : typed))}>{`Sent ${to}`}</button>
      </>
    )
  }
  await mount(<Reply to="one" />)
  await mount(<Reply to="two" />)
  const texts = () => [...document.querySelectorAll('i')].map(({ textContent }) => textContent)
  await press(get('button', 'Type one'))
  await press(get('button', 'Type two'))
  await press(get('button', 'Type two'))
  expect(texts()).toEqual(['x', 'xx'])
  await press(get('button', 'Sent one'))
  await press(get('button', 'Sent two'))
  expect(texts()).toEqual(['', 'xx'])
})

test('what one administrator typed is there when they sign in again, and not for another', async () => {
  storeAdminSession(session)
  await mount(<Shown />)
  await press(get('button', 'Type'))
  await act(async () => endAdminSession())
  await act(async () => storeAdminSession(session))
  expect(shown()).toBe('admin@canteiro.example, https://')
  await act(async () => endAdminSession())
  await act(async () => storeAdminSession({ token: 'u', email: 'outra@canteiro.example' }))
  expect(shown()).toBe('outra@canteiro.example, nothing')
})
