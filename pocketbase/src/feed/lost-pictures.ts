import type { App } from '../pocketbase-api'
import { rowsOf, run, textOf } from '../sql'

type Picture = { id: string; large: string; small: string }
const picture: Picture = { id: '', large: '', small: '' }

const SHOWN = 'SELECT id, file AS large, thumb AS small FROM project_images WHERE is_lost = 0'
const LOST = 'SELECT id, file AS large, thumb AS small FROM project_images WHERE is_lost = 1'
const AVATARS = "SELECT id, avatar AS large, avatar_small AS small FROM users WHERE avatar <> ''"

/** A photo changes its project's document. The plus keeps the planner from another index. */
const NEW = `${SHOWN} AND project_id IN (SELECT record FROM sync_changes WHERE seq > {:since} AND +collection = 'projects')`

/**
 * Marks photos of a restored database that have no file: devices give them back. Returns whether any picture is missing; an avatar sent again
 * replaces itself. Rule P12.
 */
export function noteLostPictures(tx: App): boolean {
  const hasLostPhotos = noteLost(tx, SHOWN)
  return hasLostPhotos || withFile(tx, 'users', AVATARS, false).length > 0
}

/** Files are not flushed, so a power cut may keep the row and lose the bytes. */
export const noteLostPhotosSince = (tx: App, since: number): boolean => noteLost(tx, NEW, { since })

function noteLost(tx: App, sql: string, values: Record<string, number> = {}): boolean {
  const photos = withFile(tx, 'project_images', sql, false, values)
  setLost(tx, photos, 1)
  return photos.length > 0
}

export const noteFoundPictures = (tx: App): void => setLost(tx, withFile(tx, 'project_images', LOST, true), 0)

export const removeLostPhoto = (tx: App, photo: string): void => run(tx, 'DELETE FROM project_images WHERE id = {:photo} AND is_lost = 1', { photo })

const setLost = (tx: App, photos: readonly string[], is_lost: 0 | 1): void =>
  run(tx, 'UPDATE project_images SET is_lost = {:is_lost} WHERE id IN (SELECT value FROM json_each({:photos}))', {
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
