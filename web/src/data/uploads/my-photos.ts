import type { Project, ProjectImage, Proposal } from '#domain/documents'
import { readPicture, recordOf, uploadsIn } from '../../sync'
import { avatarAddress } from '../pictures/avatar-address'
import type { AccountStore } from '../store/account-store'
import { photoBytes } from './photo-bytes'

/** Without `bytes` the picture could not be fetched. */
export type MyPhoto = { path: string; of: string; bytes: Uint8Array<ArrayBuffer> | null }

/** Unsent ones, the avatar, photos of own projects, and those of works that this person sent. `token` is the session's. */
export async function readMyPhotos(
  account: AccountStore,
  token: string,
  avatar: string,
  projects: readonly Project[],
  proposals: readonly Proposal[],
): Promise<MyPhoto[]> {
  const uploads = await uploadsIn(account.database, ['draft', 'waiting', 'sent', 'refused'])
  const waiting = uploads.map(async ({ id, record }) => {
    const picture = await readPicture(account.database, id)
    return {
      path: `fotos/aguardando-envio/${id}.${extensionOf(picture)}`,
      of: recordOf(record)?.record ?? record,
      bytes: picture && new Uint8Array(await picture.arrayBuffer()),
    }
  })
  const face = avatar ? [{ path: `fotos/perfil/${avatar}`, of: `users/${account.userId}` }] : []
  const faces = face.map(async (photo) => ({ ...photo, bytes: await bytesAt(avatarAddress(account.userId, avatar)) }))
  const { signal } = new AbortController()
  const read = async (image: ProjectImage, of: string, folder: string) => {
    const found = await photoBytes({ account, token, photo: { ...image, record: of }, size: 'picture', signal })
    const bytes = found.ok ? new Uint8Array(await found.value.arrayBuffer()) : null
    return { path: `fotos/${folder}/${image.file}`, of, bytes }
  }
  const ofProjects = projects.flatMap(({ id, images }) => images.map((image) => read(image, `projects/${id}`, `projetos/${id}`)))
  const ofWorks = proposals.flatMap(({ id, provider_id, work_photos }) => {
    const side = provider_id === account.userId ? 'provider' : 'owner'
    return work_photos.filter(({ by }) => by === side).map((photo) => read(photo, `proposals/${id}`, `obras/${id}`))
  })
  return Promise.all([...waiting, ...faces, ...ofProjects, ...ofWorks])
}

async function bytesAt(address: string): Promise<MyPhoto['bytes']> {
  try {
    const response = await fetch(address, { cache: 'force-cache' })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

const extensionOf = (picture: Blob | null): string => (picture?.type === 'image/png' ? 'png' : picture?.type === 'image/webp' ? 'webp' : 'jpg')
