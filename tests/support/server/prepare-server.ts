import { builtServer } from './built-server'

/** Builds once, before the workers start, what each of them would otherwise build. */
export default async function prepareServer(): Promise<void> {
  await builtServer()
}
