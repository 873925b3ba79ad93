import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ChatComposer } from '../../../web/src/ui/chat/chat-composer'
import { initialsOf } from '../../../web/src/ui/content/avatar'
import { Button } from '../../../web/src/ui/forms/button'
import { LinkButton } from '../../../web/src/ui/forms/link-button'
import { HeaderMenu } from '../../../web/src/ui/layout/header-menu'
import { ConfirmDialog } from '../../../web/src/ui/overlays/confirm-dialog'
import { all, get, key, mount, press, type } from './mount'

test('a pending button keeps its place and cannot be pressed again', async () => {
  const pressed = vi.fn()
  await mount(
    <Button onPress={pressed} isPending pendingLabel="Salvando...">
      Salvar Alterações
    </Button>,
  )
  const [button] = all('button')
  if (!button) throw new Error('no button')
  await press(button)
  expect(pressed).not.toHaveBeenCalled()
  expect(button.textContent).toContain('Salvando...')
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

function Sender({ onSend }: { onSend: () => void }) {
  const [text, setText] = useState('')
  return (
    <ChatComposer label="Mensagem" placeholder="" sendLabel="Enviar" value={text} onChange={setText} onSend={onSend} isSendDisabled={text === ''} />
  )
}

test('a press of a disabled button does not swallow the next one', async () => {
  const sent = vi.fn()
  await mount(<Sender onSend={sent} />)
  const button = get('button', 'Enviar')
  // A browser sends a disabled button no click.
  await pointer(button, 'pointerdown', 'pointerup')
  await type(get('textbox', 'Mensagem'), 'oi')
  await pointer(button, 'pointerdown', 'pointerup', 'click')
  expect(sent).toHaveBeenCalledTimes(1)
})

test("a link of the kit moves by the app's own router", async () => {
  const { visited } = await mount(<LinkButton href="/cadastro">Cadastre-se</LinkButton>)
  await press(get('link', 'Cadastre-se'))
  expect(visited).toEqual(['/cadastro'])
})

test('a confirmation says what will happen and does nothing until it is confirmed', async () => {
  const [closed, confirmed] = [vi.fn(), vi.fn()]
  await mount(
    <ConfirmDialog isOpen onClose={closed} onConfirm={confirmed} title="Concluir projeto?" confirmText="Concluir projeto" cancelText="Cancelar">
      O fornecedor será avisado.
    </ConfirmDialog>,
  )
  const dialog = get('alertdialog', 'Concluir projeto?')
  expect(dialog.textContent).toContain('O fornecedor será avisado.')
  await key(dialog, 'Escape')
  expect(closed).toHaveBeenCalledTimes(1)
  expect(confirmed).not.toHaveBeenCalled()
  await press(get('button', 'Concluir projeto'))
  expect(confirmed).toHaveBeenCalledTimes(1)
})

test('a confirmation under way cannot be left', async () => {
  const closed = vi.fn()
  await mount(
    <ConfirmDialog isOpen isPending onClose={closed} onConfirm={() => undefined} title="Aceitar?" confirmText="Aceitar" cancelText="Cancelar">
      As outras serão recusadas.
    </ConfirmDialog>,
  )
  await key(get('alertdialog', 'Aceitar?'), 'Escape')
  expect(closed).not.toHaveBeenCalled()
})

test("the phone's menu opens, closes with Escape and gives focus back", async () => {
  const { visited } = await mount(<HeaderMenu label="Menu" items={[{ href: '/fornecedores', text: 'Fornecedores' }]} />)
  const button = get('button', 'Menu')
  await press(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await key(get('link', 'Fornecedores'), 'Escape')
  expect(all('link')).toEqual([])
  expect(document.activeElement).toBe(button)
  await press(button)
  await press(get('link', 'Fornecedores'))
  expect(visited).toEqual(['/fornecedores'])
  expect(all('link')).toEqual([])
})

test('Enter sends a message, Shift and Enter starts a new line, and nothing sends an empty one', async () => {
  const sent = vi.fn()
  const composer = (isSendDisabled: boolean) => (
    <ChatComposer
      label="Mensagem"
      placeholder=""
      sendLabel="Enviar"
      value="Oi"
      onChange={() => undefined}
      onSend={sent}
      isSendDisabled={isSendDisabled}
    />
  )
  await mount(composer(false))
  const [field] = all('textbox')
  if (!field) throw new Error('no field')
  await key(field, 'Enter')
  expect(sent).toHaveBeenCalledTimes(1)
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true }))
  expect(sent).toHaveBeenCalledTimes(1)
})

test.each([{ isComposing: true }, { keyCode: 229 }])('Enter that ends a composition, told by %o, sends nothing', async (mark) => {
  const sent = vi.fn()
  await mount(<Sender onSend={sent} />)
  const field = get('textbox', 'Mensagem')
  await type(field, '日本')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...mark }))
  expect(sent).not.toHaveBeenCalled()
})

test('[PRODUCT 9] initials are of the first and the last name', () => {
  expect(initialsOf('João da Silva Batista')).toBe('JB')
  expect(initialsOf('Rosa')).toBe('RO')
  expect(initialsOf('  élio  ')).toBe('ÉL')
  expect(initialsOf('')).toBe('')
})

const pointer = (element: HTMLElement, ...names: string[]) =>
  act(async () => {
    for (const name of names) {
      element.dispatchEvent(
        new PointerEvent(name, { pointerId: 1, pointerType: 'touch', width: 20, height: 20, detail: 1, bubbles: true, cancelable: true }),
      )
    }
  })
