import { boundId } from '#domain/ids'

/** A fresh one that only this person can publish a project or send a photo under; apart from `#new-id`, for it hashes. */
export const newIdOf = (person: string): string => boundId(person, (count) => crypto.getRandomValues(new Uint8Array(count)))
