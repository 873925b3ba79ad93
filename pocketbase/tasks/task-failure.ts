/** Its message tells a developer or operator what to do, without a stack. */
export class TaskFailure extends Error {
  override name = 'TaskFailure'
}
