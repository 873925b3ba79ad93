import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserType, LaunchOptions, Page } from '@playwright/test'
import { newId } from '#new-id'
import type { Person } from '../../../support/data/people'
import { storeSession } from '../../../support/device/store-session'
import { worksOffline } from '../signing-in'
import { type Device, phone, test } from '../test'
import type { ChosenFile } from './camera'
import { createNetwork } from './network'

export type OwnPhone = Pick<Device, 'page' | 'installed' | 'offline' | 'online'> & { kill(): void; close(): Promise<void> }

/** Its profile is on the disk, so it can be killed and started again. */
export async function startPhone(browser: BrowserType, profile: string, baseURL: string, launch: LaunchOptions): Promise<OwnPhone> {
  const { installed: _installed, ...pixel } = phone
  const context = await browser.launchPersistentContext(profile, { ...launch, ...pixel, baseURL, reducedMotion: 'reduce', locale: 'pt-BR' })
  const page = context.pages()[0] ?? (await context.newPage())
  const network = await createNetwork(context, page)
  return {
    page,
    installed: true,
    offline: () => network.off(),
    online: () => network.on(),
    kill() {
      for (const line of execFileSync('ps', ['-eo', 'pid,args']).toString().split('\n')) {
        if (line.includes(profile) && !line.includes('--type=') && !line.includes('ps -eo'))
          process.kill(Number(line.trim().split(' ')[0]), 'SIGKILL')
      }
    },
    close: () => context.close(),
  }
}

/** Signs in, and keeps the whole app. */
export async function moveIn(device: OwnPhone, person: Person): Promise<void> {
  await storeSession(device.page, person)
  await device.page.goto('/dashboard')
  await worksOffline(device)
}

export async function choose(page: Page, name: string, files: readonly ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name }).click()
  await (await chooser).setFiles(await onDisk(files))
}

/** Playwright passes bytes through the page, which takes minutes with photos. */
async function onDisk(files: readonly ChosenFile[]): Promise<string[]> {
  const folder = test.info().outputPath(newId())
  await mkdir(folder, { recursive: true })
  return Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = join(folder, name)
      await writeFile(path, buffer)
      return path
    }),
  )
}
