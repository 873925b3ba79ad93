import { expect, onTestFinished, test, vi } from 'vitest'
import { texts } from '#texts'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { useSignOut } from '../../../web/src/features/account/sign-out/use-sign-out'
import { sessionOf } from '../app/sessions'
import { get, mount, press } from '../ui/mount'

const didNotCome = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../../web/src/features/account/sign-out/unsent-warning', didNotCome)

function SignOut() {
  const { ask, dialog } = useSignOut()
  return (
    <>
      <button type="button" onClick={ask}>
        Sair
      </button>
      {dialog}
    </>
  )
}

test('[PRODUCT 28] where the database is not open and the warning did not come the browser asks, and one can sign out', async () => {
  const asked: string[] = []
  let isSure = false
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('confirm', (words: string) => {
    asked.push(words)
    return isSure
  })
  const signOut = vi.fn(async () => undefined)
  await mount(
    <SessionContext value={{ ...sessionOf('signed_in'), signOut }}>
      <SignOut />
    </SessionContext>,
  )
  await press(get('button', 'Sair'))
  await expect.poll(() => asked).toEqual([texts.session.signOut.unknown])
  expect(signOut).not.toHaveBeenCalled()
  isSure = true
  await press(get('button', 'Sair'))
  await expect.poll(() => signOut).toHaveBeenCalledOnce()
})

test.each([
  [{ items: 0, drafts: 3, photos: 2 }, '3 rascunhos e 2 fotos ainda não enviados'],
  [{ items: 1, drafts: 0, photos: 0 }, '1 item ainda não enviado'],
  [{ items: 2, drafts: 1, photos: 1 }, '2 itens, 1 rascunho e 1 foto ainda não enviados'],
  [{ items: 0, drafts: 0, photos: 1 }, '1 foto ainda não enviada'],
  [{ items: 0, drafts: 0, photos: 2 }, '2 fotos ainda não enviadas'],
])('[PRODUCT 39] the warning of %j says %s', (loss, said) => {
  expect(texts.session.signOut.text(loss)).toBe(`Se você sair agora, será apagado deste aparelho o que só existe nele: ${said}.`)
})
