import { documentPhotos, type PhotoHolder } from '#domain/document-photos'

/**
 * A kind of photo: records of a collection of its own, each under its upload's id, with `file`, `thumb`, `position` and `is_lost`. In SQL
 * `{:record}` is the id of what it is of, and `{:sender}` the account that sends it. Rule P12.
 */
export type PhotoKind = (typeof documentPhotos)[PhotoHolder] & {
  of: PhotoHolder
  /**
   * SQL: `owner`, whose it is and whose quota counts it; `side` of a deal that sends it, stored as `by` with the server's time as `created_at`, and
   * each may send as many; `ended`, since when what it is of has ended, from 30 days after which none is taken. '' where there is none. No row where
   * what it is of is gone.
   */
  sent: string
  /** A field more that its device sends. */
  more?: string
}

/** A deal that an app undid before deals had a time of their own took no photos. */
const ENDED = `iif(q.status = 'accepted', iif(p.status = 'completed', p.completed_at, ''), coalesce(q.deal ->> 'undone_at', '2026-01-01'))`

export const photoKinds: readonly PhotoKind[] = [
  {
    ...documentPhotos.projects,
    of: 'projects',
    sent: `SELECT client_id AS owner, '' AS side, '' AS ended FROM projects WHERE id = {:record}`,
  },
  {
    ...documentPhotos.proposals,
    of: 'proposals',
    // A proposal that was accepted, also where its deal was undone since, and it was made anew: what was on its way is taken. Product 20 and 127.
    sent: `SELECT {:sender} AS owner, iif(p.client_id = {:sender}, 'owner', 'provider') AS side, ${ENDED} AS ended
      FROM proposals q JOIN projects p ON p.id = q.project_id
      WHERE q.id = {:record} AND {:sender} IN (p.client_id, q.provider_id) AND (q.status = 'accepted' OR q.undone_by <> '' OR q.deal IS NOT NULL)`,
    more: 'stage_id',
  },
]

export const photoCollections: readonly string[] = photoKinds.map(({ collection }) => collection)
