import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { proposalId } from '#domain/ids'
import { texts } from '#texts'
import { createDraftKeeper } from '../../../web/src/data/drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/drafts/draft-names'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { aProject, aProposal, joao } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, mount, press, type } from '../ui/mount'

const database = eachWithDatabase()
const project = aProject()
const improvement = draftNames.improvement(proposalId(project.id, joao.id))
const { form, sent, withdraw } = texts.proposals

beforeEach(async () => {
  await database().proposals.insert({ ...aProposal(), newest: 0 })
})

const show = () => mount(inAccount(standInAccount(database(), { actor: joao }), <ProposalSection project={project} />))
const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))
const buttons = () => all('button').map(({ textContent }) => textContent)
const letter = () => get('textbox', form.coverLetter) as HTMLTextAreaElement
const kept = async (name: string) => (await createDraftKeeper(database(), name).read())?.value
const isSaid = () => document.body.textContent?.includes(sent.improvementUnsent)

/** Its page is left while an improvement is typed. */
async function keepImprovement() {
  const typed = { ...aProposal(), cover_letter: 'Começo amanhã.', touched: ['cover_letter'] }
  const { amount, duration_days, proposal_type, cover_letter, touched } = typed
  await new Promise<string>((resolve) =>
    createDraftKeeper(database(), improvement).keep({ amount, duration_days, proposal_type, cover_letter, touched }, resolve),
  )
}

test('[PRODUCT 38] a proposal says that an improvement was begun and not sent, and opens it', async () => {
  await show()
  await soon(buttons).toContain(sent.improve)
  expect(isSaid()).toBe(false)
  await act(keepImprovement)
  await soon(isSaid).toBe(true)
  await press(get('button', sent.improve))
  await soon(() => letter().value).toBe('Começo amanhã.')
  await type(letter(), aProposal().cover_letter)
  await press(get('button', form.cancel))
  await soon(buttons).toContain(sent.improve)
  expect(isSaid()).toBe(false)
})

test('[PRODUCT 56] of a proposal that is withdrawn the begun improvement comes back as the draft, and of the next one nothing is begun', async () => {
  await keepImprovement()
  await database().projects.insert({ ...project, newest: 0 })
  await show()
  await soon(isSaid).toBe(true)
  await press(get('button', withdraw.action))
  await soon(buttons).toContain(withdraw.confirm)
  await press(get('button', withdraw.confirm))
  await soon(() => all('textbox').length).toBeGreaterThan(0)
  await soon(() => letter().value).toBe('Começo amanhã.')
  await press(get('button', form.submit))
  await soon(() => kept(improvement)).toBeUndefined()
})
