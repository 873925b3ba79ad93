import { _electron } from 'playwright'
import { expect, test } from 'vitest'
import { testedApp, testedServer } from '../../electron/support/tested-app'

const program = process.env.ELECTRON_PATH

/** Electron's program comes with no package: prepare-app.ts says when this is skipped. */
test.runIf(program)('the built app starts in a real Electron, without Node in its page and with its bridge', async () => {
  const app = await _electron.launch({ executablePath: program ?? '', args: [testedApp, '--no-sandbox'] })
  try {
    const page = await app.firstWindow()
    await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
    expect(page.url()).toMatch(/^app:\/\/canteiro\//)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'canteiro').server)).toBe(testedServer)
    expect(await page.evaluate(() => typeof Reflect.get(globalThis, 'require'))).toBe('undefined')
  } finally {
    await app.close()
  }
})
