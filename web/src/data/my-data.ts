import type { CollectionName, Documents } from '#domain/documents'
import { toTime } from '#domain/values/clock'
import { texts } from '#texts'
import { type Row, rowsIn } from '../sync'
import { pushGroups } from './device-push'
import type { Optimistic } from './live/overlay'
import { readAll, readOne } from './live/reads'
import type { AccountStore } from './store/account-store'
import { type MyPhoto, readMyPhotos } from './uploads/my-photos'

/** Content of `dados.json`, in words that its person reads. Product 11. */
export type MyData = { facts: Record<string, unknown>; photos: MyPhoto[] }

/** Without others' open projects and cards. Photos come from this device, else from the server. */
export async function collectMyData(account: AccountStore, token: string): Promise<MyData> {
  const { database, userId } = account
  const all = <C extends CollectionName>(collection: C) => readAll(database, collection)
  const me = await readOne(database, 'users', userId)
  const projects = (await all('projects')).filter(({ client_id }) => client_id === userId)
  const proposals = await all('proposals')
  const pending = await rowsIn(database, ['queued', 'sent', 'refused'])
  const photos = await readMyPhotos(account, token, me?.avatar ?? '', projects, proposals)
  const facts = {
    gerado_em: toTime(Date.now()),
    conta: me ? plain(me) : null,
    cartao_publico: (await all('profiles')).filter(({ id }) => id === userId).map(plain)[0] ?? null,
    projetos: projects.map(plain),
    propostas_enviadas: proposals.filter(({ provider_id }) => provider_id === userId).map(plain),
    propostas_recebidas: proposals.filter(({ provider_id }) => provider_id !== userId).map(plain),
    conversas: (await all('conversations')).map(plain),
    mensagens: (await all('messages')).map(plain),
    silenciados_e_bloqueados: (await all('silences')).map(plain),
    notificacoes: (await all('notifications')).map(plain),
    suporte: { chamados: (await all('support_tickets')).map(plain), mensagens: (await all('support_messages')).map(plain) },
    pedidos_de_exclusao: (await all('account_cancellation_requests')).map(plain),
    avisos_neste_aparelho: (await pushGroups(userId))?.map((group) => texts.webPush.groups[group]) ?? null,
    pendencias: pending.map(({ verb, args, at, state, code }) => ({ verb, args, at, state, code })),
    fotos: photos.map(({ path, of, bytes }) => ({ arquivo: path, de: of, ausente: bytes === null })),
  }
  return { facts, photos }
}

type Noted = 'waiting' | 'isNew' | 'newest' | 'unread_by' | 'fetchedWith'

function plain<C extends CollectionName>(shown: Optimistic<C> & Partial<Row<C>>): Omit<Documents[C], Noted> {
  const { waiting: _waiting, isNew: _isNew, newest: _newest, unread_by: _unreadBy, fetchedWith: _fetchedWith, ...document } = shown
  return document
}

/** The zip library loads with the first download. */
export async function zipOf({ facts, photos }: MyData): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate')
  const files = Object.fromEntries(photos.flatMap(({ path, bytes }) => (bytes ? [[path, bytes] as const] : [])))
  return new Blob([zipSync({ 'dados.json': strToU8(JSON.stringify(facts, null, 2)), ...files }, { level: 6 }).slice()], { type: 'application/zip' })
}
