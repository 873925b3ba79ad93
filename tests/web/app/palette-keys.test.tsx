import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { closePalette, closeShortcuts, useAreShortcutsOpen, useIsPaletteOpen } from '../../../web/src/app/palette/palette-door'
import { ShortcutsDialog } from '../../../web/src/app/palette/shortcuts-dialog'
import { usePaletteKeys } from '../../../web/src/app/palette/use-palette-keys'
import { get, mount } from '../ui/mount'

function Frame() {
  usePaletteKeys(true)
  return (
    <>
      <output>{[useIsPaletteOpen() && 'palette', useAreShortcutsOpen() && 'shortcuts'].filter(Boolean).join()}</output>
      <button type="button">Botão</button>
      <textarea aria-label="Mensagem" />
    </>
  )
}

afterEach(() => {
  closePalette()
  closeShortcuts()
})

test.each<[string, KeyboardEventInit, string, string]>([
  ["'?'", { key: '?', shiftKey: true }, 'button', 'shortcuts'],
  ["'?' typed into a field", { key: '?', shiftKey: true }, 'textarea', ''],
  ['Ctrl+K', { key: 'k', ctrlKey: true }, 'textarea', 'palette'],
  ['⌘K', { key: 'k', metaKey: true }, 'button', 'palette'],
  ['K alone', { key: 'k' }, 'button', ''],
])('[PRODUCT 58] %s', async (_, key, place, opens) => {
  await mount(<Frame />)
  await act(async () => document.querySelector(place)?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true })))
  expect(document.querySelector('output')?.textContent).toBe(opens)
})

test('[PRODUCT 58] the list names what each key does', async () => {
  await mount(<ShortcutsDialog onClose={() => undefined} />)
  expect(get('dialog', 'Atalhos do teclado').textContent).toContain('Ctrl+K ou ⌘KIr para uma página')
})
