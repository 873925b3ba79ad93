import type { Documents, ProjectImage } from '#domain/documents'
import { MOST_PHOTOS } from '#domain/wire/wire'

/** Collections whose documents show photos. */
export type PhotoHolder = 'projects' | 'proposals'

/**
 * Records of the server's `collection`, each with the id of what it is of in `field`. One more than `most`, which counts those whose files may still
 * come back, is refused with `tooMany`; where both sides of a deal send them, so many are there of each.
 */
type DocumentPhotos<C extends PhotoHolder> = {
  collection: string
  field: string
  shownIn: (document: Documents[C]) => readonly ProjectImage[]
  most: number
  tooMany: string
}

/** Kinds of photos, by what they are of. Product 20 and 127, rule P12. */
export const documentPhotos: { readonly [C in PhotoHolder]: DocumentPhotos<C> } = {
  projects: { collection: 'project_images', field: 'project_id', shownIn: ({ images }) => images, most: MOST_PHOTOS, tooMany: 'too_many_photos' },
  proposals: {
    collection: 'work_photos',
    field: 'proposal_id',
    shownIn: ({ work_photos }) => work_photos,
    most: 20,
    tooMany: 'too_many_work_photos',
  },
}

export const photoHolders = Object.keys(documentPhotos) as PhotoHolder[]
