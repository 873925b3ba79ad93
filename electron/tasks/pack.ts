import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Configuration } from 'electron-builder'
import { paths } from '../../pocketbase/tasks/paths'
import { TaskFailure } from '../../pocketbase/tasks/task-failure'
import { buildDesktop } from './build-desktop'
import { type DesktopBuildSettings, desktopSettings } from './desktop-settings'

/**
 * `--dir` makes only the installers' folder. ELECTRON_DIST names a folder with Electron's program, which is fetched otherwise. Signing
 * settings are in the environment: docs/desktop.md.
 */
export default async function pack(given: string[]): Promise<void> {
  const unknown = given.find((argument) => argument !== '--dir')
  if (unknown !== undefined) throw new TaskFailure(`There is no ${unknown}: npm run desktop:pack takes --dir or nothing.`)
  const settings = desktopSettings(process.env)
  await buildDesktop(settings)
  const files = await build({
    projectDir: paths.root,
    dir: given.includes('--dir'),
    publish: 'never',
    config: await changesOf(settings, process.env),
  })
  for (const file of files) console.info(file)
}

async function changesOf({ updates }: DesktopBuildSettings, environment: NodeJS.ProcessEnv): Promise<Configuration> {
  const { version } = JSON.parse(await readFile(join(paths.root, 'node_modules/electron/package.json'), 'utf8'))
  return {
    extends: join(paths.root, 'electron-builder.yml'),
    electronVersion: version,
    ...(environment.ELECTRON_DIST ? { electronDist: environment.ELECTRON_DIST } : {}),
    ...(updates ? { publish: [{ provider: 'generic', url: updates }] } : {}),
  }
}
