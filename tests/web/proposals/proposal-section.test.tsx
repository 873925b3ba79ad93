import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Proposal } from '#domain/documents'
import { conversationId, proposalId } from '#domain/ids'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { ProposalSection } from '../../../web/src/features/proposals/form/proposal-section'
import { aConversation, ana, aProject, aProposal, aQuote, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, buttons, get, pageText, press, pressOnceThere, soon, type, unmountAll, wordsOf } from '../ui/mount'

const { database, hold, showAs, queued } = eachWithAccount()
const show = (project = aProject()) => showAs(joao, <ProposalSection project={project} />)

describe('a proposal that was answered', () => {
  test.each([
    ['accepted', texts.proposals.sent.accepted, false],
    ['rejected', texts.proposals.sent.rejected, true],
  ] as const)('whose proposal was %s reads that, and that the project takes no more only where it is news', async (status, told, isClosed) => {
    await hold('proposals', aProposal({ status }))
    await show(aProject({ status: 'in_progress' }))
    await soon(pageText).toContain(told)
    expect(pageText().includes(texts.projects.page.closed)).toBe(isClosed)
    // The deal, above, has the accepted price.
    expect(pageText().includes(formatMoney(aProposal().amount))).toBe(isClosed)
  })
})

describe('a deal that was undone', () => {
  test.each([
    ['owner', 'O cliente desfez o combinado. Motivo: “Vou esperar.”'],
    ['provider', 'Você desfez o combinado. Motivo: “Vou esperar.”'],
  ] as const)('[PRODUCT 86] by its %s is told to its provider with the reason, not as a proposal that was not chosen', async (undone_by, told) => {
    await hold('proposals', aProposal({ status: 'rejected', undone_by, undone_reason: 'Vou esperar.' }))
    await show()
    await soon(pageText).toContain(told)
    expect(pageText()).toContain('Combinado desfeito')
    expect(pageText()).not.toContain(texts.proposals.sent.rejected)
    await press(get('button', 'Propor de novo'))
    await soon(() => wordsOf('heading')).toContain('Propor de novo')
    expect(pageText()).not.toContain('Melhorar Proposta')
  })

  test('improving leaves the summary in its place until the form is there, so that the page keeps its height', async () => {
    await hold('proposals', aProposal())
    await show()
    await soon(buttons).toContain('Melhorar Proposta')
    const heights: string[] = []
    const watched = new MutationObserver(() => heights.push(pageText()))
    watched.observe(document.body, { childList: true, subtree: true })
    await press(get('button', 'Melhorar Proposta'))
    await soon(() => all('textbox').length).toBeGreaterThan(0)
    watched.disconnect()
    expect(heights.every((shown) => shown.includes(texts.proposals.sent.title) || shown.includes('Conferir e enviar'))).toBe(true)
  })
})

describe('an invitation', () => {
  const { action, confirm, declined, received } = texts.invitation

  test('[PRODUCT 89] is declined above the form, which stays', async () => {
    const project = aProject()
    const id = conversationId(project.id, ana.id, joao.id)
    await hold('projects', project)
    await hold('conversations', aConversation({ id }))
    await show(project)
    await soon(pageText).toContain(received(ana.full_name))
    await press(get('button', action))
    await press(get('button', confirm))
    await soon(pageText).toContain(declined)
    get('button', texts.proposals.form.review)
    expect(await queued()).toEqual([['decline_invitation', { conversation_id: id, project_id: project.id }]])
  })
})

describe('an edited project', () => {
  const { beforeEdit } = texts.corrections
  const edition = idOf('edicao')
  const showEdited = async (proposal: Partial<Proposal> = {}) => {
    const project = aProject({ edition })
    await hold('projects', project)
    await hold('proposals', aProposal(proposal))
    await show(project)
    await soon(pageText).toContain(texts.proposals.sent.improve)
  }

  test('[PRODUCT 85] its proposal carries the mark until its provider says that it stands', async () => {
    await showEdited()
    expect(pageText()).toContain(beforeEdit.mark)
    expect(pageText()).toContain(beforeEdit.changed)
    await press(get('button', beforeEdit.confirm))
    await soon(pageText).not.toContain(beforeEdit.mark)
    expect(buttons()).not.toContain(beforeEdit.confirm)
    expect(await queued()).toMatchObject([['confirm_proposal', { proposal_id: aProposal().id, edition }]])
  })

  test('[PRODUCT 85] a proposal with products that the project lists no more can only be improved, one that saw the edit asks nothing', async () => {
    await showEdited({ proposal_type: 'both' })
    expect(pageText()).toContain(beforeEdit.noProducts)
    expect(pageText()).not.toContain(beforeEdit.confirm)
    await act(async () => {
      await database().proposals.upsert({ ...aProposal({ edition }), newest: 0 })
    })
    await soon(pageText).not.toContain(beforeEdit.mark)
    expect(pageText()).not.toContain(beforeEdit.noProducts)
  })
})

describe('a quote that ends', () => {
  const { validity } = texts.quoteForm
  const showQuoted = async (valid_until: string, fields: Partial<Proposal> = {}) => {
    await hold('proposals', aProposal({ quote: aQuote(), valid_until, ...fields }))
    await show()
    await soon(pageText).toContain(texts.proposals.sent.improve)
  }

  test('[PRODUCT 110] says until when it stands, and asks nothing long before its end', async () => {
    await showQuoted('2999-12-07')
    expect(pageText()).toContain('Vale até 7 de dez.')
    expect(pageText()).toContain('Assentar piso · 4,2 m²: R$\u00a02.500,00')
    expect(buttons()).not.toContain(texts.corrections.beforeEdit.confirm)
  })

  test('[PRODUCT 110] once it has ended its provider reads so and that the owner asks, and says that it stands', async () => {
    await showQuoted('2020-12-07', { asked_until: '2020-12-07' })
    expect(pageText()).toContain('Validade vencida em 7 de dez.')
    expect(pageText()).toContain(validity.asked)
    expect(pageText()).toContain(validity.confirmHint('10 dias'))
    await press(get('button', texts.corrections.beforeEdit.confirm))
    await soon(pageText).not.toContain('Validade vencida')
    expect(pageText()).not.toContain(validity.asked)
    expect(await queued()).toMatchObject([['confirm_proposal', { proposal_id: aProposal().id }]])
  })
})

describe('an improvement that was begun', () => {
  const project = aProject()
  const improvement = draftNames.improvement(proposalId(project.id, joao.id))
  const { form, sent, withdraw } = texts.proposals

  beforeEach(() => hold('proposals', aProposal()))

  const letter = () => get('textbox', form.coverLetter) as HTMLTextAreaElement
  const kept = async (name: string) => (await createDraftKeeper(database(), name).read())?.value
  const isSaid = () => pageText().includes(sent.improvementUnsent)

  /** Its page is left while an improvement is typed. */
  const keepImprovement = () =>
    new Promise<string>((resolve) => createDraftKeeper(database(), improvement).keep({ cover_letter: 'Começo amanhã.' }, resolve))

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
    await hold('projects', project)
    await show()
    await soon(isSaid).toBe(true)
    await press(get('button', withdraw.action))
    await pressOnceThere(withdraw.confirm)
    await soon(() => all('textbox').length).toBeGreaterThan(0)
    await soon(() => letter().value).toBe('Começo amanhã.')
    await press(get('button', form.review))
    await press(get('button', form.submit))
    await soon(() => kept(improvement)).toBeUndefined()
  })
})

describe('the form of a first proposal, further down than the screen shows', () => {
  test("is led to by 'Fazer proposta', and sent from where its fields are", async () => {
    const below = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5_000 } as DOMRect)
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    await show()
    await soon(buttons).toContain('Fazer proposta')
    expect(buttons()).not.toContain(texts.proposals.form.review)
    await press(get('button', 'Fazer proposta'))
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(pageText()).not.toContain(texts.proposals.form.errorsTitle)
    below.mockReturnValue({ top: 100 } as DOMRect)
    await unmountAll()
    await show()
    await soon(buttons).toContain(texts.proposals.form.review)
  })
})
