import type { Project } from '#domain/documents'
import { readPicture, uploadsIn } from '../../sync'
import { fetchFileToken, photoAddress } from '../remote/remote-projects'
import type { AccountStore } from '../store/account-store'
import { avatarAddress } from './avatar-address'

/** A picture of the account or of its project; without `bytes` it is not on this device and could not be fetched. */
export type MyPhoto = { path: string; of: string; bytes: Uint8Array<ArrayBuffer> | null }

/** One's own pictures: what waits to be sent, the avatar, and the photos of one's projects. `token` is the session's. */
export async function readMyPhotos(account: AccountStore, token: string, avatar: string, projects: readonly Project[]): Promise<MyPhoto[]> {
  const uploads = await uploadsIn(account.database, ['waiting', 'sent', 'refused'])
  const waiting = uploads.map(async ({ id, record }) => {
    const picture = await readPicture(account.database, id)
    return { path: `fotos/aguardando-envio/${id}.${extensionOf(picture)}`, of: record, bytes: picture && new Uint8Array(await picture.arrayBuffer()) }
  })
  const stored = avatar ? [{ path: `fotos/perfil/${avatar}`, of: `users/${account.userId}`, address: avatarAddress(account.userId, avatar) }] : []
  const shown = projects.flatMap(({ id, images }) =>
    images.map((image) => ({ path: `fotos/projetos/${id}/${image.file}`, of: `projects/${id}`, image })),
  )
  const ticket = shown.length > 0 ? await fetchFileToken(token, new AbortController().signal) : null
  const photos = shown.map(({ image, ...photo }) => ({ ...photo, address: ticket?.ok ? photoAddress(image, ticket.value) : '' }))
  const fetched = [...stored, ...photos].map(async ({ path, of, address }) => ({ path, of, bytes: await bytesAt(address) }))
  return Promise.all([...waiting, ...fetched])
}

/** From the browser's own cache where it can: an address without a connection is absent. */
async function bytesAt(address: string): Promise<MyPhoto['bytes']> {
  if (address === '') return null
  try {
    const response = await fetch(address, { cache: 'force-cache' })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

const extensionOf = (picture: Blob | null): string => (picture?.type === 'image/png' ? 'png' : picture?.type === 'image/webp' ? 'webp' : 'jpg')
