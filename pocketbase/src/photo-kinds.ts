import { MOST_PHOTOS } from '#domain/wire/wire'

/**
 * A kind of photo: records of a collection of its own, each under its upload's id, with `file`, `thumb`, `position` and `is_lost`. In SQL
 * `{:record}` is the id of what it is of, and `{:sender}` the account that sends it. Rule P12.
 */
export type PhotoKind = {
  collection: string
  /** The field with the id of what it is of, a record of this collection, whose documents show it. */
  field: string
  of: string
  /** With those whose files may still come back; one more is refused with this code. */
  most: number
  tooMany: string
  /** SQL: whose it is, and whose quota counts it. No row where what it is of is gone. */
  owner: string
  /** SQL: whether `{:photo}` was removed from it, so that its device is told that it is stored, and is done with it. Rule P12b. */
  removed: string
}

export const photoKinds: readonly PhotoKind[] = [
  {
    collection: 'project_images',
    field: 'project_id',
    of: 'projects',
    most: MOST_PHOTOS,
    tooMany: 'too_many_photos',
    owner: 'SELECT client_id FROM projects WHERE id = {:record}',
    removed: 'SELECT id FROM removed_photos WHERE project_id = {:record} AND id = {:photo}',
  },
]

export const photoCollections: readonly string[] = photoKinds.map(({ collection }) => collection)
