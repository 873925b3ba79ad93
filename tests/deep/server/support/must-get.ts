import { get, type Server } from '../../../support/server/server-client'

export async function mustGet(server: Server, path: string, token = ''): Promise<void> {
  const { status, body } = await get(server, path, token)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
}
