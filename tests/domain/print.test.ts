import { setAdapter } from '@vanilla-extract/css/adapter'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { expect, test } from 'vitest'

test.each(['button', 'icon-button'])('no %s is printed', async (control) => {
  const rules: unknown[] = []
  const nothing = () => undefined
  setAdapter({
    appendCss: (css) => rules.push(css),
    registerClassName: nothing,
    registerComposition: nothing,
    markCompositionUsed: nothing,
    onEndFileScope: nothing,
    getIdentOption: () => 'short',
  })
  setFileScope(control)
  await import(`../../web/src/ui/forms/buttons/${control}.css.ts`)
  const isHidden = { '@media': expect.objectContaining({ print: { display: 'none' } }) }
  expect(rules).toContainEqual(expect.objectContaining({ type: 'local', rule: expect.objectContaining(isHidden) }))
})
