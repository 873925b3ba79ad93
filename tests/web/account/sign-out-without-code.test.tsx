import { expect, onTestFinished, test, vi } from 'vitest'
import { texts } from '#texts'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { useSignOut } from '../../../web/src/features/account/sign-out/use-sign-out'
import { sessionOf } from '../app/sessions'
import { get, mount, press } from '../ui/mount'

const didNotCome = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../../web/src/data/store/unsent-on-disk', didNotCome)
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

test('[PRODUCT 28] where the code that counts and warns did not come the browser asks, and one can sign out', async () => {
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
