import { runToEnd } from '../children'
import { paths } from '../paths'
import { version } from '../usage.mjs'
import { buildHooks } from './build-hooks'
import { buildWeb } from './build-web'

export { obtainLitestream, obtainPocketBase } from './obtain-program'

/** Hooks and web app. */
export async function buildApp(): Promise<void> {
  await buildHooks()
  await buildWeb()
}

export async function appVersion(): Promise<string> {
  const commit = await runToEnd('git', ['describe', '--always', '--dirty'], { cwd: paths.root })
  return commit.code === 0 ? `${version()} (${commit.output.trim()})` : version()
}
