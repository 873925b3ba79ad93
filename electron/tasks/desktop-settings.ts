import { TaskFailure } from '../../pocketbase/tasks/task-failure'

export type DesktopBuildSettings = {
  server: string
  /** '' for nowhere. */
  updates: string
}

type Environment = NodeJS.ProcessEnv

export function desktopSettings(environment: Environment, fallbackServer = ''): DesktopBuildSettings {
  return {
    server: originOf(environment.CANTEIRO_SERVER || fallbackServer),
    updates: environment.CANTEIRO_UPDATES ? feedOf(environment.CANTEIRO_UPDATES) : '',
  }
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.origin === address) return address
  throw new TaskFailure(
    `CANTEIRO_SERVER is "${address}"; it must be the address of the server that the app talks to, such as https://canteiro.example, without a path or a final slash.`,
  )
}

/** HTTPS only: control over the updates is control over the app. */
function feedOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return address
  throw new TaskFailure(`CANTEIRO_UPDATES is "${address}"; it must be an https address, such as https://canteiro.example/desktop.`)
}
