import { everyPublicPage, everySignedInPage, everyThingThatOpens } from './support/every-page'
import { desktop, test } from './support/test'

test.describe.configure({ mode: 'parallel', timeout: 360_000 })

/** The narrowest phone, and 1280 × 800 at twice its size. WCAG 1.4.4 and 1.4.10. */
const sizes = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

test('nothing is lost on a narrow screen or at twice its size: public pages', async ({ stage, device, cut }) => {
  cut.refused = true
  await everyPublicPage(await device(desktop), stage, sizes)
})

test('nothing is lost on a narrow screen or at twice its size: pages of who is signed in', async ({ stage, device }) => {
  await everySignedInPage(await device(desktop), await device(desktop), stage, sizes)
})

test('nothing is lost on a narrow screen or at twice its size: what opens over pages, and what they say without a network', async ({
  stage,
  device,
}) => {
  await everyThingThatOpens(await device(desktop), await device(desktop), stage, sizes)
})
