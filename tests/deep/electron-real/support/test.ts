import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '#new-id'
import { buildDesktop } from '../../../../electron/tasks/build-desktop'
import { test as base, expect } from '../../../e2e/support/test'
import { type Desk, startDesk } from './desk'
import { type RealApp, startRealApp } from './real-app'

export { expect }

type Start = (options?: { profile?: string; args?: string[] }) => Promise<RealApp>

export const test = base.extend<{ start: Start }, { desk: Desk; built: string }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const desk = await startDesk()
      await use(desk)
      await desk.close()
    },
    { scope: 'worker' },
  ],

  built: [
    async ({ stage }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'canteiro-app-'))
      await buildDesktop({ server: stage.server.url, updates: '' }, folder)
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  start: async ({ desk, built }, use, info) => {
    const started: RealApp[] = []
    await use(async ({ profile = newId(), args = [] } = {}) => {
      const app = await startRealApp(desk, built, profile, ...args)
      started.push(app)
      return app
    })
    if (info.status !== info.expectedStatus) await desk.picture(info.outputPath('screen.png')).catch(() => undefined)
    for (const { electron } of started) await electron.close().catch(() => undefined)
  },
})
