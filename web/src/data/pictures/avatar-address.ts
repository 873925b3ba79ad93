import { serverUrl } from '#desktop'
import type { Profile } from '#domain/documents'

/** '' without a picture, whose random name is its key. */
export const avatarAddress = (personId: string, file: string): string => pictureAddress('users', personId, file)

type Card = Pick<Profile, 'id' | 'avatar' | 'avatar_small'>

/** Needs no session. */
export const cardPicture = ({ id, avatar }: Card): string | null => pictureAddress('profiles', id, avatar) || null

/** The large picture where it came alone. */
export const smallCardPicture = ({ id, avatar, avatar_small }: Card): string | null => pictureAddress('profiles', id, avatar_small || avatar) || null

const pictureAddress = (collection: 'users' | 'profiles', id: string, file: string): string =>
  id && file ? `${serverUrl}/api/files/${collection}/${id}/${encodeURIComponent(file)}` : ''
