import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { texts } from '#texts'
import type { Bridge } from '../../../electron/bridge'
import { tellSystem } from '../../../web/src/app/desktop/tell-system'
import { newTickets } from '../../../web/src/app/desktop/use-admin-notices'
import { newMessages } from '../../../web/src/app/desktop/use-native-notices'
import { closePalette, closeShortcuts, useAreShortcutsOpen, useIsPaletteOpen } from '../../../web/src/app/palette/palette-door'
import { usePaletteKeys } from '../../../web/src/app/palette/use-palette-keys'
import { syncWords } from '../../../web/src/app/shell/sync-words'
import type { SyncState } from '../../../web/src/data/queries/sync-state'
import type { AdminTicket } from '../../../web/src/data/remote/admin-tables'
import { aConversation, ana } from '../../domain/builders'
import { aTicketRow } from '../admin/tables-setup'
import { mount } from '../ui/mount'

describe('notices of the system', () => {
  const me = 'bruno0000000000'
  const since = '2026-11-20T10:00:00.000Z'
  const later = '2026-11-20T11:00:00.000Z'

  const talk = (id: string, sender_id: string, content: string, last_message_at: string) => {
    const last_message = { id: 'mensagem0000000', sender_id, content, created_at: last_message_at }
    return aConversation({ id, participant_two: me, last_message_at, last_message })
  }

  /** A message as the system is given it. */
  function toldOf(content: string): unknown {
    const told: unknown[] = []
    const desktop = { call: async (...given: unknown[]) => void told.push(given) } as unknown as Bridge
    for (const notice of newMessages([talk('c1', ana.id, content, later)], new Map([['c1', since]]), since, me)) tellSystem(desktop, notice)
    return told
  }

  test('what the other person says is told with its conversation, in one line', () => {
    expect(toldOf('Oi!\n\nPode\tvir?')).toEqual([['notify', { title: ana.full_name, text: 'Oi! Pode vir?', path: '/mensagens/c1' }]])
  })

  test('a conversation that is new is told too, unless it is older than this run', () => {
    expect(newMessages([talk('c2', ana.id, 'Oi', later)], new Map(), since, me)).toHaveLength(1)
    expect(newMessages([talk('c2', ana.id, 'Oi', since)], new Map(), since, me)).toEqual([])
  })

  test('one’s own words and what is known already are not', () => {
    expect(newMessages([talk('c1', me, 'Oi', later)], new Map([['c1', since]]), since, me)).toEqual([])
    expect(newMessages([talk('c1', ana.id, 'Oi', later)], new Map([['c1', later]]), since, me)).toEqual([])
  })

  const ticket = (id: string, last_message_at: string) => aTicketRow(id, { last_message_at, waits_since: last_message_at })
  const idsOf = (tickets: AdminTicket[]) => tickets.map(({ id }) => id)

  test('administrators are told of a waiting ticket with something new, and of a new ticket', () => {
    const before = new Map([['t1', since]])
    expect(idsOf(newTickets([ticket('t2', later), ticket('t1', later)], before))).toEqual(['t2', 't1'])
    expect(idsOf(newTickets([ticket('t1', since)], new Map()))).toEqual(['t1'])
  })

  test('they are not told of what is known, nor of an old ticket that came into the list as another left it', () => {
    expect(newTickets([ticket('t1', since)], new Map([['t1', since]]))).toEqual([])
    expect(newTickets([ticket('t0', '2026-11-01T10:00:00.000Z')], new Map([['t1', since]]))).toEqual([])
  })
})

describe('the strip', () => {
  const at = new Date(2026, 10, 20, 14, 32)
  const calm: SyncState = {
    ...{ connection: 'online', signedOut: false, updatedAt: at.toISOString(), complete: true, askedAt: 0, storage: '', state: 'SP', listening: true },
    ...{ sending: null, unsent: 0, refused: 0, suspended: '' },
  }
  const later = at.getTime() + 60_000
  const words = (change: Partial<SyncState>, now = later) => syncWords({ ...calm, ...change }, now)

  test('nothing is said while all is well', () => {
    expect(words({})).toBeNull()
    expect(words({ connection: 'starting' })).toBeNull()
  })

  test('[PRODUCT 36] without a connection the strip tells how fresh things are and how much waits', () => {
    expect(words({ connection: 'offline' })).toMatchObject({ tone: 'warn', text: 'Sem conexão · Atualizado às 14:32', pending: '' })
    expect(words({ connection: 'offline', unsent: 1 })).toMatchObject({ pending: '1 aguardando' })
    expect(words({ connection: 'offline', updatedAt: '' })).toMatchObject({ text: 'Sem conexão' })
  })

  test('[PRODUCT 49] a suspended account reads why, what its person may still do, and how much waits, whatever the connection', () => {
    const said = (reason: string) => `Conta suspensa: ${reason}. ${texts.sync.suspendedHelp}`
    expect(words({ suspended: 'Cobrança adiantada' })).toMatchObject({ tone: 'bad', text: said('Cobrança adiantada'), pending: '' })
    expect(words({ suspended: 'Propaganda em massa.' })?.text).toBe(said('Propaganda em massa'))
    expect(words({ suspended: 'Golpe', unsent: 2 })).toMatchObject({ text: said('Golpe'), pending: '2 aguardando' })
    expect(words({ suspended: 'Golpe', connection: 'offline' })).toMatchObject({ text: said('Golpe') })
  })

  test('a device that cannot store says so before anything else', () => {
    const full = 'Sem espaço neste aparelho. Libere espaço para continuar recebendo.'
    expect(words({ storage: 'full', connection: 'offline', unsent: 1 })).toMatchObject({ tone: 'bad', text: full, pending: '1 aguardando' })
    const broken = 'Este aparelho não está guardando os dados. Libere espaço, se faltar, e recarregue a página.'
    expect(words({ storage: 'broken' })).toMatchObject({ text: broken })
  })

  test('a server out of reach, a refusal and what is on its way have words of their own', () => {
    expect(words({ connection: 'unreachable' })).toMatchObject({ text: 'Aguardando o servidor' })
    expect(words({ unsent: 2 })).toMatchObject({ kind: 'sending', text: 'Enviando…', pending: '2 aguardando' })
    expect(words({ refused: 1 })).toMatchObject({ tone: 'bad', text: '1 item não foi aceito', pending: 'Ver em Pendências' })
    expect(words({ connection: 'starting', updatedAt: '' })).toMatchObject({ text: 'Buscando seus dados pela primeira vez...' })
  })
})

describe('keys', () => {
  const isHere = () => true

  function Frame() {
    usePaletteKeys(true, isHere)
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
})
