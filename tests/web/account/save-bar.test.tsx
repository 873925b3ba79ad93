import { of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { texts } from '#texts'
import type { AccountStore } from '../../../web/src/data/store/account-store'
import { AccountStoreContext } from '../../../web/src/data/store/account-store-context'
import { openWayBack } from '../../../web/src/data/way-back'
import { SaveBar } from '../../../web/src/features/account/settings/save-bar'
import { all, get, mount, press } from '../ui/mount'

const status = { connection: 'online', signedOut: false }
const account = { sync: { status$: of(status), status: () => status } } as unknown as AccountStore

const show = (isUnsaved: boolean) => {
  const discarding = { id: 'discarded:profile', isDiscarded: true, discard: async () => undefined }
  return mount(
    <AccountStoreContext value={account}>
      <SaveBar isUnsaved={isUnsaved} isWaiting={false} discarding={discarding} />
    </AccountStoreContext>,
  )
}

for (const isUnsaved of [false, true])
  test(`[PRODUCT 59] while changes can be brought back, 'Salvar' stands beside 'Desfazer'${isUnsaved ? ', with more typed since too' : ''}`, async () => {
    const bringBack = vi.fn<() => void>()
    openWayBack(['discarded:profile'], { onUndone: bringBack })
    await show(isUnsaved)
    const [save, undo] = [get('button', texts.settings.save), get('button', texts.actions.undo)]
    // In one bar, which stays in sight on a phone.
    expect(save.parentElement?.contains(undo)).toBe(true)
    expect(all('button').map(({ textContent }) => textContent)).toEqual(
      isUnsaved ? [texts.actions.undo, texts.actions.discard, texts.settings.save] : [texts.actions.undo, texts.settings.save],
    )
    await press(undo)
    expect(bringBack).toHaveBeenCalledOnce()
  })
