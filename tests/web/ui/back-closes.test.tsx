import { act, type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../../../web/src/ui/forms/buttons/button'
import { ComboBox } from '../../../web/src/ui/forms/choices/combo-box'
import { Select } from '../../../web/src/ui/forms/choices/select'
import { SortMenu } from '../../../web/src/ui/forms/choices/sort-menu'
import { HeaderMenu } from '../../../web/src/ui/layout/navigation/header-menu'
import { Dialog } from '../../../web/src/ui/overlays/dialog'
import { Menu } from '../../../web/src/ui/overlays/menu'
import { all, mount, press } from './mount'

/** Open layers, the topmost last: the browser asks that one. */
const watchers: { onclose: () => void }[] = []
const back = () => act(async () => watchers.pop()?.onclose())

beforeEach(() => {
  watchers.length = 0
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14)', onLine: true, language: 'pt-BR' })
  vi.stubGlobal('CloseWatcher', Watcher)
})

class Watcher {
  onclose = () => undefined
  constructor() {
    watchers.push(this)
  }
  destroy() {
    const at = watchers.indexOf(this)
    if (at >= 0) watchers.splice(at, 1)
  }
}

function Opened({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      <Dialog title="Confira" closeLabel="Fechar" isOpen={isOpen} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  )
}

const options = [{ value: 'SP', text: 'São Paulo' }]
const entries = [{ id: 'a', text: 'Denunciar', onAction: () => undefined }]
const field = { label: 'Abrir', placeholder: '', options, value: null, onChange: () => undefined }

test.each([
  ['a dialog', 'dialog', <Opened key="dialog" />],
  ['a menu', 'menu', <Menu key="menu" label="Mais" trigger={<Button>Abrir</Button>} entries={entries} />],
  ['an order', 'menu', <SortMenu key="sort" label="Abrir" options={options} value="SP" onChange={() => undefined} />],
  ['a choice', 'listbox', <Select key="select" {...field} />],
  ['a list of cities', 'listbox', <ComboBox key="combo" {...field} empty="" unlisted="" />],
  ['the menu of a phone', 'navigation', <HeaderMenu key="header" label="Abrir" items={[]} />],
] as const)("[PRODUCT 57] Android's Back closes %s, once", async (_, role, layer) => {
  await mount(layer)
  const shown = () => (role === 'navigation' ? [...document.querySelectorAll('nav')] : all(role))
  const [button] = all('button').filter(
    (one) => one.textContent?.includes('Abrir') || one.getAttribute('aria-label')?.startsWith('Abrir') || role === 'listbox',
  )
  if (!button) throw new Error('no button')
  await press(button)
  expect([shown().length, watchers.length]).toEqual([1, 1])
  await back()
  expect([shown().length, watchers.length]).toEqual([0, 0])
})
