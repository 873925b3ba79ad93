import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { texts } from '#texts'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { aProject, aProposal, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, get, key, press, soon, type } from '../ui/mount'

describe('the review', () => {
  const { hold, showAs, queued } = eachWithAccount()
  const { form, sent } = texts.proposals
  const offered = async () => (await queued()).map(([verb, { amount }]) => [verb, amount])

  async function review(amount: string) {
    const project = aProject({ budget: 4_500 })
    await hold('projects', project)
    await showAs(joao, <ProposalSection project={project} />)
    await soon(() => all('button').length).toBeGreaterThan(0)
    const opens = all('button').find(({ textContent }) => textContent === sent.improve || textContent === sent.proposeAnew)
    if (opens) await press(opens)
    await soon(() => all('textbox').length).toBeGreaterThan(0)
    await type(get('textbox', form.amount), amount)
    await type(get('textbox', form.days), '2 semanas')
    await type(get('textbox', form.coverLetter), 'Começo segunda.')
    await press(get('button', form.review))
    return get('dialog', form.reviewTitle)
  }

  test('[PRODUCT 71] an offer is shown whole before it goes, and goes once', async () => {
    const dialog = await review('3,9 mil')
    const about = [`${form.reviewProject}${aProject().title}`, `${form.reviewBudget}R$\u00a04.500,00`]
    for (const words of [...about, 'R$\u00a03.900,00', '14 dias', 'Começo segunda.']) expect(dialog.textContent).toContain(words)
    expect(dialog.textContent).not.toContain(form.oddTitle)
    expect(await queued()).toEqual([])
    const send = get('button', form.submit)
    await act(async () => {
      send.click()
      send.click()
    })
    await soon(offered).toEqual([['send_proposal', 3_900]])
    await soon(() => all('dialog').length).toBe(0)
  })

  test.each([
    ['3,90', form.odd.far_below_budget('R$\u00a04.500,00')],
    ['99.000', form.odd.far_above_budget('R$\u00a04.500,00')],
  ])('[PRODUCT 71] an offer of %s is pointed out before it goes', async (amount, sentence) => {
    const dialog = await review(amount)
    expect(dialog.textContent).toContain(sentence)
    await key(dialog, 'Escape')
    await soon(() => all('dialog').length).toBe(0)
    expect(await queued()).toEqual([])
  })

  test('[PRODUCT 71] an improvement is shown before it goes too', async () => {
    await hold('proposals', aProposal())
    const dialog = await review('45')
    expect(dialog.textContent).toContain(form.oddTitle)
    await press(get('button', form.submitImproved))
    await soon(offered).toEqual([['improve_proposal', 45]])
  })

  test('[PRODUCT 86] after an undone deal what is proposed anew goes whole', async () => {
    await hold('proposals', aProposal({ status: 'rejected', undone_by: 'owner', undone_reason: 'Vou esperar.' }))
    await review('45')
    await press(get('button', form.submit))
    await soon(offered).toEqual([['send_proposal', 45]])
  })
})
