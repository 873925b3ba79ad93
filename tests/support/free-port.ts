import { isFree } from '../../pocketbase/tasks/free-port'

/** A loopback port below the range from which systems serve outgoing connections, so that a killed server finds it free again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await isFree(port, '127.0.0.1')) return port
  }
}
