import { once } from 'node:events'
import { createServer } from 'node:net'
import { TaskFailure } from '../task-failure'

/** Whether a server could listen there now. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

/** Stops the task when the port that `variable` names is taken. */
export async function assertFree(variable: string, port: number, host: string): Promise<void> {
  if (await isFree(port, host)) return
  throw new TaskFailure(`${variable}: port ${port} on ${host} is in use. Stop what uses it, or choose another: ${variable}=${port + 1}`)
}
