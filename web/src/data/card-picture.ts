import type { Profile } from '#domain/documents'

/** Where the small picture of a public card is, null without one. */
export const cardPicture = ({ id, avatar }: Pick<Profile, 'id' | 'avatar'>): string | null =>
  avatar ? `/api/files/profiles/${id}/${encodeURIComponent(avatar)}?thumb=96x96` : null
