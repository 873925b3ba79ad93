import { expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { aProject, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, get, press, soon, type } from '../ui/mount'

const code = vi.hoisted(() => {
  let come = () => {}
  const promise = new Promise<void>((resolve) => {
    come = resolve
  })
  return { promise, come: () => come() }
})
vi.mock('../../../web/src/features/proposals/form/quote-editor', async (original) => {
  await code.promise
  return original()
})

const { showAs } = eachWithAccount()
const words = texts.quoteForm

test("the quote's place takes the focus at the press, and its editor none from the field that is typed in when it arrives", async () => {
  await showAs(joao, <ProposalSection project={aProject()} />)
  await soon(() => all('textbox').length).toBeGreaterThan(0)
  await press(get('button', words.open))
  expect(document.activeElement?.getAttribute('aria-label')).toBe(words.name)
  await type(get('textbox', texts.proposals.form.days), '9')
  code.come()
  await soon(() => all('textbox').some(({ id }) => id === 'proposal-next_row')).toBe(true)
  expect(document.activeElement).toBe(get('textbox', texts.proposals.form.days))
})
