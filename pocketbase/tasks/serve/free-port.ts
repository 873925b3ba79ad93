import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf } from '../has-code'
import { TaskFailure } from '../task-failure'

/** A server could listen there now. */
export const isFree = async (port: number, host: string): Promise<boolean> => (await failureAt(port, host)) === ''

/** `variable` names the port in the message. */
export async function assertFree(variable: string, port: number, host: string): Promise<void> {
  const code = await failureAt(port, host)
  if (code !== '') throw new TaskFailure(reasonOf(code, variable, port, host))
}

async function failureAt(port: number, host: string): Promise<string> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
    return ''
  } catch (error) {
    return codeOf(error)
  } finally {
    probe.close()
  }
}

function reasonOf(code: string, variable: string, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `${variable}: port ${port} on ${host} is in use. Stop what uses it, or choose another: ${variable}=${port + 1}`
  if (code === 'EACCES')
    return `${variable}: port ${port} is the system's own, which this user may not open. Choose one from 1024 on: ${variable}=8090`
  return `HOST is ${host}, which is no address of this machine (${code}). Unset it for 127.0.0.1, which the proxy on this machine reaches.`
}
