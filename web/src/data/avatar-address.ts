/** Where the picture of a person is, '' without one: its random name is its key. `thumb` is 96 pixels wide, for lists. */
export const avatarAddress = (personId: string, file: string, size: 'thumb' | 'whole' = 'whole'): string =>
  personId && file ? `/api/files/users/${personId}/${encodeURIComponent(file)}${size === 'thumb' ? '?thumb=96x96' : ''}` : ''
