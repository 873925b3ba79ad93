/** A failure that a developer or operator can mend: its message says what happened and what to do. The launcher shows it without a stack. */
export class TaskFailure extends Error {
  override name = 'TaskFailure'
}
