import admin from '../commands/admin'
import backup from '../commands/backup'
import doctor from '../commands/doctor'
import documentation from '../commands/documentation'
import follow from '../commands/follow'
import promote from '../commands/promote'
import restore from '../commands/restore'
import serve from '../commands/serve'

/** By the names that tasks/usage.mjs tells. */
export const commands: Record<string, () => Promise<void>> = { admin, backup, doctor, documentation, follow, promote, restore, serve }
