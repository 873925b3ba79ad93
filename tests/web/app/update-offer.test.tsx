import { getDefaultStore } from 'jotai/vanilla'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Update, waitingUpdate } from '../../../web/src/app/pwa/update'
import { UpdateOffer } from '../../../web/src/app/pwa/update-offer'
import { all, get, mount, press } from '../ui/mount'

const tell = (update: Update | null) => act(async () => getDefaultStore().set(waitingUpdate, update))
afterEach(() => tell(null))

const words = () => all('status').map((strip) => strip.textContent)

/** As its code is loaded with the first offer. */
async function mountOffer(): Promise<void> {
  await import('../../../web/src/app/pwa/update-prompt')
  await mount(<UpdateOffer />)
}

test('a new version that could not be installed is offered again with what happened, as often as it is tried', async () => {
  await mountOffer()
  let installed = 0
  const offer = (hasFailed: boolean) => tell({ ...(hasFailed && { hasFailed }), install: () => void installed++, putOff: () => undefined })
  await offer(false)
  await expect.poll(words).toEqual([expect.stringContaining('Há uma nova versão.')])
  await press(get('button', 'Atualizar'))
  expect(get('button', 'Atualizar').ariaDisabled ?? get('button', 'Atualizar').getAttribute('data-pending')).toBe('true')
  for (const tries of [2, 3]) {
    await offer(true)
    expect(words()).toEqual([expect.stringContaining('Não foi possível instalar a nova versão. Você pode continuar usando a atual.')])
    await press(get('button', 'Tentar de novo'))
    expect(installed).toBe(tries)
  }
})
