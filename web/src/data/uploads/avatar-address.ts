import { serverUrl } from '#desktop'
import type { Profile } from '#domain/documents'

/** Where the picture of a person is, '' without one: its random name is its key. */
export const avatarAddress = (personId: string, file: string): string => pictureAddress('users', personId, file)

/** Where the picture of a public card is, null without one. It needs no session. */
export const cardPicture = ({ id, avatar }: Pick<Profile, 'id' | 'avatar'>): string | null => pictureAddress('profiles', id, avatar) || null

const pictureAddress = (collection: 'users' | 'profiles', id: string, file: string): string =>
  id && file ? `${serverUrl}/api/files/${collection}/${id}/${encodeURIComponent(file)}` : ''
