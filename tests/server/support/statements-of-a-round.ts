import type { TestServer } from '../../support/server/pocketbase'
import type { Device } from './simplest-device'

/** How many SQL statements a server that prints them runs while the device asks once. */
export async function statementsOfARound(server: Pick<TestServer, 'output'>, device: Device): Promise<number> {
  const before = server.output().length
  await device.pull()
  return [
    ...server
      .output()
      .slice(before)
      .matchAll(/^\[\d+\.\d\dms\] /gm),
  ].length
}
