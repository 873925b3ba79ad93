import { useCallback, useMemo } from 'react'
import { combineLatest, map, type Observable, shareReplay } from 'rxjs'
import type { Project, ProjectImage, Proposal, WorkPhoto } from '#domain/documents'
import type { Side } from '#domain/projects/deal'
import { type AccountDatabase, isDiscarded, removedPhotos, type UploadRow, unanswered } from '../../sync'
import { liveCommands, liveUploads, withoutDiscarded } from '../live/rows'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import type { Photo } from './photo-bytes'

/** `waiting`: the server does not have it; `refused`: it did not take it; `there`: it has it, also before a pull has brought it. */
export type ProjectPhoto<Image = ProjectImage> = Photo & Image & { state: 'waiting' | 'refused' | 'there' }

/** The server's, and this device's unsent ones. Rule P12. */
export const useProjectPhotos = ({ id, images }: Pick<Project, 'id' | 'images'>): readonly ProjectPhoto[] =>
  usePhotosOf(`projects/${id}`, images, asImage)

const asImage = ({ id }: UploadRow): ProjectImage => ({ id, file: '' })

/** Both sides' that the server has, and this device's unsent ones, which are of `side` and without a time. Product 127. */
export function useWorkPhotos({ id, work_photos }: Pick<Proposal, 'id' | 'work_photos'>, side: Side): readonly ProjectPhoto<WorkPhoto>[] {
  const asPhoto = useCallback(({ id, stage_id = '' }: UploadRow): WorkPhoto => ({ id, file: '', stage_id, by: side, created_at: '' }), [side])
  return usePhotosOf(`proposals/${id}`, work_photos, asPhoto)
}

function usePhotosOf<Image extends ProjectImage>(
  record: string,
  images: readonly Image[],
  ofRow: (row: UploadRow) => Image,
): readonly ProjectPhoto<Image>[] {
  const { database } = useAccountStore()
  const uploads = useLive(uploadsByRecord(database))
  const rows = uploads?.get(record) ?? none
  return useMemo(() => photosOf(record, images, rows, ofRow), [record, images, rows, ofRow])
}

const none: readonly UploadRow[] = []
const known = new WeakMap<AccountDatabase, Observable<Map<string, UploadRow[]>>>()

/** Without those that a pending command removes; one query for all cards of a list, none while it scrolls. */
function uploadsByRecord(database: AccountDatabase): Observable<Map<string, UploadRow[]>> {
  const before = known.get(database)
  if (before) return before
  const removing = liveCommands(database, { verb: { $in: ['edit_project', 'remove_work_photo'] }, state: { $in: [...unanswered] } })
  const uploads = combineLatest([liveUploads(database, {}), removing]).pipe(
    map(([found, rows]) => {
      const removed = removedPhotos(withoutDiscarded(rows))
      const byRecord = new Map<string, UploadRow[]>()
      for (const row of found) if (!removed.includes(row.id)) byRecord.set(row.record, [...(byRecord.get(row.record) ?? []), row])
      return byRecord
    }),
    shareReplay({ bufferSize: 1, refCount: false }),
  )
  known.set(database, uploads)
  return uploads
}

/** Drafts' photos are not shown here; settled ones are in the document. */
const stateOf: Record<UploadRow['state'], ProjectPhoto['state'] | null> = {
  draft: null,
  waiting: 'waiting',
  sent: 'there',
  done: null,
  refused: 'refused',
}

export function photosOf<Image extends ProjectImage>(
  record: string,
  images: readonly Image[],
  rows: readonly UploadRow[],
  ofRow: (row: UploadRow) => Image,
): ProjectPhoto<Image>[] {
  const there = new Set(images.map((image) => image.id))
  const here = rows.flatMap((row) => {
    const { id, state } = row
    const shown = isDiscarded(row) ? null : stateOf[state]
    return shown && !there.has(id) ? [{ ...ofRow(row), record, state: shown }] : []
  })
  const photos: ProjectPhoto<Image>[] = [...images.map((image) => ({ ...image, record, state: 'there' as const })), ...here]
  const positions = new Map([...images, ...rows].map(({ id, position = 0 }) => [id, position]))
  return photos.toSorted((one, other) => (positions.get(one.id) ?? 0) - (positions.get(other.id) ?? 0))
}
