import { hasCode } from '../has-code'
import { TaskFailure } from '../task-failure'

export const fullDisk = (folder: string): TaskFailure =>
  new TaskFailure(
    `The disk of ${folder} is full. Make room there (old backups, folders that a restore moved aside), or use another disk; then run this again.`,
  )

/** The words for a failure to write into `folder`: its disk by name, where that is full. */
export const tellable = (folder: string, error: unknown): unknown => (hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT') ? fullDisk(folder) : error)
