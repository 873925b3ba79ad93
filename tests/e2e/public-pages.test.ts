import { expectPublicTexts } from './support/public-texts'
import { test } from './support/test'

test('[PRODUCT 1] [PRODUCT 25] [PRODUCT 32] [PRODUCT 61] every public page says what it is for and leads on, on a phone', async ({ device }) => {
  const { page } = await device({ viewport: { width: 360, height: 740 } })
  await expectPublicTexts(page)
})
