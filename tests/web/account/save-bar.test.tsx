import { expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { offerUndo } from '../../../web/src/data/undo'
import { SaveBar } from '../../../web/src/features/account/settings/save-bar'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, mount, press } from '../ui/mount'

const database = eachWithDatabase()

const show = (isUnsaved: boolean) => {
  const discarding = { id: 'discarded:profile', isDiscarded: true, discard: async () => undefined }
  return mount(inAccount(standInAccount(database()), <SaveBar isUnsaved={isUnsaved} isWaiting={false} trouble={null} discarding={discarding} />))
}

for (const isUnsaved of [false, true])
  test(`[PRODUCT 59] while changes can be brought back, 'Salvar' stands beside 'Desfazer'${isUnsaved ? ', with more typed since too' : ''}`, async () => {
    const bringBack = vi.fn<() => void>()
    offerUndo(['discarded:profile'], { undo: async () => bringBack() })
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
