import type { Profile } from '#domain/documents'

type Size = 'thumb' | 'whole'

/** Where the picture of a person is, '' without one: its random name is its key. `thumb` is 96 pixels wide, for lists. */
export const avatarAddress = (personId: string, file: string, size: Size = 'whole'): string => pictureAddress('users', personId, file, size)

/** Where the small picture of a public card is, null without one: anybody may ask for it there. */
export const cardPicture = ({ id, avatar }: Pick<Profile, 'id' | 'avatar'>): string | null => pictureAddress('profiles', id, avatar, 'thumb') || null

const pictureAddress = (collection: 'users' | 'profiles', id: string, file: string, size: Size): string =>
  id && file ? `/api/files/${collection}/${id}/${encodeURIComponent(file)}${size === 'thumb' ? '?thumb=96x96' : ''}` : ''
