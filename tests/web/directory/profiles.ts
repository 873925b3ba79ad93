import type { Profile } from '#domain/documents'
import { EARLIER, idOf } from '../../domain/builders'

/** A public card; its id follows from its name. */
export const aProfile = (full_name: string, fields: Partial<Profile> = {}): Profile => ({
  id: idOf(
    full_name
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .slice(0, 15),
  ),
  full_name,
  username: '',
  website: '',
  city: 'Campinas',
  state: 'SP',
  about: '',
  avatar: '',
  avatar_small: '',
  role: 'autonomo',
  created_at: EARLIER,
  ...fields,
})
