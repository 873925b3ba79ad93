import type { Project } from '#domain/documents'
import { uploadsIn } from '../sync'
import type { OpenAccount } from './account'
import { avatarAddress } from './avatar-address'
import { fetchFileToken, photoAddress } from './remote-projects'

/** A picture that belongs to somebody; without `bytes` it is not on this device and could not be fetched. */
export type MyPhoto = { path: string; of: string; bytes: Uint8Array<ArrayBuffer> | null }

/** One's own pictures: what waits to be sent, the avatar, and the photos of one's projects. `token` is the session's. */
export async function readMyPhotos(account: OpenAccount, token: string, avatar: string, projects: readonly Project[]): Promise<MyPhoto[]> {
  const waiting = (await uploadsIn(account.database, ['waiting', 'sent', 'refused'])).map(({ id, record, blob }) => ({
    path: `fotos/aguardando-envio/${id}.${extensionOf(blob)}`,
    of: record,
    address: blob,
  }))
  const stored = avatar ? [{ path: `fotos/perfil/${avatar}`, of: `users/${account.userId}`, address: avatarAddress(account.userId, avatar) }] : []
  const shown = projects.flatMap(({ id, images }) =>
    images.map((image) => ({ path: `fotos/projetos/${id}/${image.file}`, of: `projects/${id}`, image })),
  )
  const ticket = shown.length > 0 ? await fetchFileToken(token, new AbortController().signal) : null
  const photos = shown.map(({ image, ...photo }) => ({ ...photo, address: ticket?.ok ? photoAddress(image, ticket.value) : '' }))
  return Promise.all([...waiting, ...stored, ...photos].map(async ({ path, of, address }) => ({ path, of, bytes: await bytesAt(address) })))
}

/** From the browser's own cache where it can: an address without a connection is absent. */
async function bytesAt(address: string): Promise<MyPhoto['bytes']> {
  if (address === '') return null
  if (address.startsWith('data:')) return Uint8Array.from(atob(address.split(',')[1] ?? ''), (character) => character.charCodeAt(0))
  try {
    const response = await fetch(address, { cache: 'force-cache' })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

const extensionOf = (dataUrl: string): string =>
  dataUrl.startsWith('data:image/png') ? 'png' : dataUrl.startsWith('data:image/webp') ? 'webp' : 'jpg'
