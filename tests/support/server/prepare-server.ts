import { builtServer } from './built-server'

/** Once, before the workers start. */
export default async function prepareServer(): Promise<void> {
  await builtServer()
}
