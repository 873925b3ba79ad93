import { hasCode } from '../has-code'
import { TaskFailure } from '../task-failure'

export const fullDisk = (folder: string): TaskFailure =>
  new TaskFailure(
    `The disk of ${folder} is full. Make room there (old backups, folders that a restore moved aside), or use another disk; then run this again.`,
  )

/** A full disk is named. */
export const tellable = (folder: string, error: unknown): unknown => (hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT') ? fullDisk(folder) : error)
