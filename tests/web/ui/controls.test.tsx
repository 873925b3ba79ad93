import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseTheme, chosenTheme, showChosenTheme } from '../../../web/src/styles/chosen-theme'
import { ChatComposer } from '../../../web/src/ui/chat/chat-composer'
import { initialsOf } from '../../../web/src/ui/content/avatar'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { showToast } from '../../../web/src/ui/feedback/toasts'
import { Button } from '../../../web/src/ui/forms/buttons/button'
import { ListDetail, Row, Rows } from '../../../web/src/ui/layout/list-detail'
import { ConfirmDialog } from '../../../web/src/ui/overlays/confirm-dialog'
import { get, key, mount, press, type, wordsOf } from './mount'

describe('actions', () => {
  test('a pending button keeps its place and cannot be pressed again', async () => {
    const pressed = vi.fn()
    await mount(
      <Button onPress={pressed} isPending pendingLabel="Salvando...">
        Salvar Alterações
      </Button>,
    )
    const button = get('button', 'Salvar Alterações')
    await press(button)
    expect(pressed).not.toHaveBeenCalled()
    expect(button.textContent).toContain('Salvando...')
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  const composer = { label: 'Mensagem', placeholder: '', sendLabel: 'Enviar', sendTooltip: 'Enviar (Enter)' }
  function Sender({ onSend, start = '' }: { onSend: () => void; start?: string }) {
    const [text, setText] = useState(start)
    return <ChatComposer {...composer} value={text} onChange={setText} onSend={onSend} isSendDisabled={text === ''} />
  }

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

  test('Enter sends a message, Shift and Enter starts a new line, and nothing sends an empty one', async () => {
    const sent = vi.fn()
    await mount(<Sender onSend={sent} start="Oi" />)
    const field = get('textbox', 'Mensagem')
    await key(field, 'Enter')
    expect(sent).toHaveBeenCalledTimes(1)
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true }))
    await type(field, '')
    await key(field, 'Enter')
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
})

describe('a list beside its detail', () => {
  test('[PRODUCT 58] J and K go to the next row and the one before, from the list and from its detail, and never in a field', async () => {
    const onChoose = vi.fn()
    const rows = (
      <Rows label="Projetos abertos" items={['a', 'b', 'c']} keyOf={(id) => id} chosen="b" onChoose={onChoose} estimate={80}>
        {(id) => <Row title={id} href={`/projetos/${id}`} isChosen={id === 'b'} onChoose={() => undefined} />}
      </Rows>
    )
    await mount(
      <ListDetail
        list={<section aria-label="lista">{rows}</section>}
        detail={
          <>
            <button type="button">Enviar</button>
            <input aria-label="Preço" />
          </>
        }
        detailLabel="Projeto"
      />,
    )
    const list = document.querySelector<HTMLElement>('[aria-label=lista] > div')
    if (!list) throw new Error('there is no list')
    for (const name of ['j', 'k']) await key(list, name)
    expect(onChoose.mock.calls).toEqual([['c'], ['a']])
    for (const name of ['j', 'k']) await key(get('button', 'Enviar'), name)
    expect(onChoose.mock.calls).toEqual([['c'], ['a'], ['c'], ['a']])
    for (const name of ['j', 'k']) await key(get('textbox', 'Preço'), name)
    expect(onChoose).toHaveBeenCalledTimes(4)
  })

  test('[PRODUCT 58] a row is a real link to the page of what it shows', async () => {
    await mount(<Row title="Muro" href="/projetos/abc" isChosen onChoose={() => undefined} />)
    expect(get('link', 'Muro').getAttribute('href')).toBe('/projetos/abc')
  })
})

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  const area = <ToastArea label="Avisos" closeLabel="Fechar" />
  const shown = () => wordsOf('status')
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
  const show = (...given: Parameters<typeof showToast>) => act(async () => showToast(...given))

  test('[PRODUCT 75] a toast says its title and description politely and goes after five seconds', async () => {
    await mount(area)
    await show({ title: 'Dados do CNPJ preenchidos!', description: 'Confira.' })
    expect(shown()).toEqual(['Dados do CNPJ preenchidos!Confira.'])
    await pass(4_900)
    expect(shown()).toHaveLength(1)
    await pass(200)
    expect(shown()).toEqual([])
  })

  test('a toast waits while it has focus', async () => {
    await mount(area)
    await show({ title: 'Erro', tone: 'bad', action: { text: 'Ver em Pendências', href: '/pendencias' } })
    const link = get('link', 'Ver em Pendências')
    await act(async () => link.focus())
    await pass(20_000)
    expect(shown()).toHaveLength(1)
    await act(async () => link.blur())
    await pass(5_100)
    expect(shown()).toEqual([])
  })
})

describe('themes', () => {
  const shown = () => document.documentElement.dataset.theme

  afterEach(() => {
    localStorage.clear()
    showChosenTheme()
  })

  test('a theme that was chosen is shown, and shown again after a reload', () => {
    chooseTheme('dark')
    expect([shown(), chosenTheme()]).toEqual(['dark', 'dark'])
    chooseTheme('device')
    expect(shown()).toBeUndefined()
  })
})
