import { expect, test } from 'vitest'
import { syncWords, unsentWords } from '../../../web/src/app/shell/sync-words'
import type { SyncState } from '../../../web/src/data/store/sync-state'

const at = new Date(2026, 10, 20, 14, 32)
const calm: SyncState = {
  connection: 'online',
  signedOut: false,
  updatedAt: at.toISOString(),
  complete: true,
  askedAt: 0,
  storage: '',
  state: 'SP',
  listening: true,
  sending: null,
  unsent: 0,
  refused: 0,
  suspended: '',
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

test('[PRODUCT 49] a suspended account reads why, and how much waits, whatever the connection', () => {
  expect(words({ suspended: 'Cobrança adiantada' })).toMatchObject({ tone: 'bad', text: 'Conta suspensa: Cobrança adiantada', pending: '' })
  expect(words({ suspended: 'Golpe', unsent: 2 })).toMatchObject({ text: 'Conta suspensa: Golpe', pending: '2 aguardando' })
  expect(words({ suspended: 'Golpe', connection: 'offline' })).toMatchObject({ text: 'Conta suspensa: Golpe' })
})

test('a device that cannot store says so before anything else', () => {
  expect(words({ storage: 'full', connection: 'offline', unsent: 1 })).toMatchObject({
    tone: 'bad',
    text: 'Sem espaço neste aparelho. Libere espaço para continuar recebendo.',
    pending: '1 aguardando',
  })
  expect(words({ storage: 'broken' })).toMatchObject({ text: 'Este aparelho não está guardando os dados. Recarregue a página.' })
})

test('what is of another day says so', () => {
  expect(words({ connection: 'offline' }, later + 86_400_000)).toMatchObject({ text: 'Sem conexão · Atualizado em 20/11 às 14:32' })
  const aYearLater = new Date(2027, 10, 20, 14, 33).getTime()
  expect(words({ connection: 'offline' }, aYearLater)).toMatchObject({ text: 'Sem conexão · Atualizado em 20/11 às 14:32' })
})

test('a server out of reach, a refusal and what is on its way have words of their own', () => {
  expect(words({ connection: 'unreachable' })).toMatchObject({ text: 'Aguardando o servidor · Atualizado às 14:32' })
  expect(words({ unsent: 2 })).toMatchObject({ kind: 'sending', text: 'Enviando…', pending: '2 aguardando' })
  expect(words({ refused: 1 })).toMatchObject({ tone: 'bad', text: '1 item não foi aceito', pending: 'Ver em Pendências' })
  expect(words({ connection: 'starting', updatedAt: '' })).toMatchObject({ text: 'Buscando seus dados pela primeira vez...' })
})

test('the foot of the sidebar tells what waits and what was refused apart', () => {
  expect(unsentWords({ unsent: 0, refused: 0 })).toBe('')
  expect(unsentWords({ unsent: 2, refused: 0 })).toBe('2 itens aguardando envio')
  expect(unsentWords({ unsent: 0, refused: 1 })).toBe('1 item não foi aceito')
  expect(unsentWords({ unsent: 1, refused: 2 })).toBe('1 item aguardando envio · 2 itens não foram aceitos')
})
