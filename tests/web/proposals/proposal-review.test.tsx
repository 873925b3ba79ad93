import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { texts } from '#texts'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { aProject, aProposal, joao } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, key, mount, press, soon, type } from '../ui/mount'

describe('the review', () => {
  const database = eachWithDatabase()
  const { form, sent } = texts.proposals
  const queued = async () => (await database().outbox.find().exec()).map(({ verb, args }) => [verb, args.amount])

  async function review(amount: string) {
    const project = aProject({ budget: 4_500 })
    await database().projects.insert({ ...project, newest: 0 })
    await mount(inAccount(standInAccount(database(), { actor: joao }), <ProposalSection project={project} />))
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
    expect(dialog.textContent).toContain('R$\u00a03.900,00')
    expect(dialog.textContent).toContain('14 dias')
    expect(dialog.textContent).toContain(`${form.reviewProject}${aProject().title}`)
    expect(dialog.textContent).toContain(`${form.reviewBudget}R$\u00a04.500,00`)
    expect(dialog.textContent).toContain('Começo segunda.')
    expect(dialog.textContent).not.toContain(form.oddTitle)
    expect(await queued()).toEqual([])
    const send = get('button', form.submit)
    await act(async () => {
      send.click()
      send.click()
    })
    await soon(queued).toEqual([['send_proposal', 3_900]])
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
    await database().proposals.insert({ ...aProposal(), newest: 0 })
    const dialog = await review('45')
    expect(dialog.textContent).toContain(form.oddTitle)
    await press(get('button', form.submitImproved))
    await soon(queued).toEqual([['improve_proposal', 45]])
  })

  test('[PRODUCT 86] after an undone deal what is proposed anew goes whole', async () => {
    await database().proposals.insert({ ...aProposal({ status: 'rejected', undone_by: 'owner', undone_reason: 'Vou esperar.' }), newest: 0 })
    await review('45')
    await press(get('button', form.submit))
    await soon(queued).toEqual([['send_proposal', 45]])
  })
})
