import type { Profile } from '#domain/documents'
import { aProfile as anyProfile, idOf } from '../../domain/builders'

/** A public card; its id follows from its name. */
export const aProfile = (full_name: string, fields: Partial<Profile> = {}): Profile => {
  const letters = full_name.toLowerCase().replace(/[^a-z]/g, '')
  return anyProfile({ id: idOf(letters.slice(0, 15)), full_name, ...fields })
}
