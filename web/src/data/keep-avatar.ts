import { addAvatar } from '../sync'
import type { OpenAccount } from './account'

/** Keeps a picture of whoever is signed in on this device, to be sent when there is a connection. `picture` is a data URL. Rule P12. */
export const keepAvatar = ({ database, userId }: OpenAccount, picture: string): Promise<void> => addAvatar(database, userId, picture)
