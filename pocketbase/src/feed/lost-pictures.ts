import { type PhotoKind, photoKinds } from '../photo-kinds'
import type { App } from '../pocketbase-api'
import { rowsOf, run, textOf } from '../sql'

type Picture = { id: string; large: string; small: string }
const picture: Picture = { id: '', large: '', small: '' }

const photosOf = ({ collection }: PhotoKind, isLost: 0 | 1): string =>
  `SELECT id, file AS large, thumb AS small FROM ${collection} WHERE is_lost = ${isLost}`
const AVATARS = "SELECT id, avatar AS large, avatar_small AS small FROM users WHERE avatar <> ''"

/** A photo changes the document of what it is of. The plus keeps the planner from another index. */
const newPhotosOf = (kind: PhotoKind): string =>
  `${photosOf(kind, 0)} AND ${kind.field} IN (SELECT record FROM sync_changes WHERE seq > {:since} AND +collection = '${kind.of}')`

/**
 * Marks photos of a restored database that have no file: devices give them back. Returns whether any picture is missing; an avatar sent again
 * replaces itself. Rule P12.
 */
export function noteLostPictures(tx: App): boolean {
  const hasLostPhotos = noteLost(tx, (kind) => photosOf(kind, 0))
  return hasLostPhotos || withFile(tx, 'users', AVATARS, false).length > 0
}

/** Files are not flushed, so a power cut may keep the row and lose the bytes. */
export const noteLostPhotosSince = (tx: App, since: number): boolean => noteLost(tx, newPhotosOf, { since })

function noteLost(tx: App, sqlOf: (kind: PhotoKind) => string, values: Record<string, number> = {}): boolean {
  const lost = photoKinds.map((kind) => ({ kind, photos: withFile(tx, kind.collection, sqlOf(kind), false, values) }))
  for (const { kind, photos } of lost) setLost(tx, kind, photos, 1)
  return lost.some(({ photos }) => photos.length > 0)
}

export function noteFoundPictures(tx: App): void {
  for (const kind of photoKinds) setLost(tx, kind, withFile(tx, kind.collection, photosOf(kind, 1), true), 0)
}

export const removeLostPhoto = (tx: App, { collection }: PhotoKind, photo: string): void =>
  run(tx, `DELETE FROM ${collection} WHERE id = {:photo} AND is_lost = 1`, { photo })

const setLost = (tx: App, { collection }: PhotoKind, photos: readonly string[], is_lost: 0 | 1): void =>
  run(tx, `UPDATE ${collection} SET is_lost = {:is_lost} WHERE id IN (SELECT value FROM json_each({:photos}))`, {
    is_lost,
    photos: JSON.stringify(photos),
  })

function withFile(tx: App, collection: string, sql: string, isThere: boolean, values: Record<string, number> = {}): string[] {
  const folder = textOf(tx, 'SELECT id FROM _collections WHERE name = {:collection}', { collection })
  const files = tx.newFilesystem()
  const hasBytes = (path: string): boolean => {
    try {
      return files.attributes(path).size > 0
    } catch {
      return false
    }
  }
  try {
    const isWhole = ({ id, large, small }: Picture) => [large, small].every((name) => name === '' || hasBytes(`${folder}/${id}/${name}`))
    return rowsOf(tx, picture, sql, values)
      .filter((row) => isWhole(row) === isThere)
      .map(({ id }) => id)
  } finally {
    files.close()
  }
}
