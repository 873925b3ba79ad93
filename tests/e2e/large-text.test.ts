import { everyPublicPage, everySignedInPage } from './support/every-page'
import { test as base, desktop } from './support/test'

/** Letters of twice the size, as one sets them in the browser: the screen stays as it is. WCAG 1.4.4. */
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'parallel', timeout: 360_000 })

const sizes = [
  { width: 412, height: 915 },
  { width: 1280, height: 800 },
]

test('nothing is lost when letters are twice as large: public pages', async ({ stage, device, cut }) => {
  cut.refused = true
  await everyPublicPage(await device(desktop), stage, sizes)
})

test('nothing is lost when letters are twice as large: pages of who is signed in', async ({ stage, device }) => {
  await everySignedInPage(await device(desktop), await device(desktop), stage, sizes)
})
