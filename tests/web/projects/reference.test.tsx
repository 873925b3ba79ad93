import { describe, expect, test } from 'vitest'
import type { Project, Proposal } from '#domain/documents'
import type { Reference } from '#domain/projects/reference'
import { texts } from '#texts'
import type { MyDeal } from '../../../web/src/components/projects/use-deal'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { DealCard } from '../../../web/src/features/projects/deal-card'
import { ReferencePart } from '../../../web/src/features/projects/reference/reference-part'
import { ana, aProject, aProposal, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, buttons, get, pageText, press, pressOnceThere, soon, type } from '../ui/mount'

const { hold, showAs, queued, storedDraft } = eachWithAccount()
const { give, answer, question, own, received } = texts.reference
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const ACCEPTED = daysAgo(20)
const proposal = aProposal({ status: 'accepted' })
const running = aProject({ status: 'in_progress', accepted_proposal_id: proposal.id, accepted_at: ACCEPTED })
const concluded = (days: number, fields: Partial<Project> = {}) => ({
  ...running,
  status: 'completed' as const,
  completed_at: daysAgo(days),
  ...fields,
})
const given = (days: number, fields: Partial<Reference> = {}): Proposal => ({
  ...proposal,
  reference: {
    ...{
      accepted_at: ACCEPTED,
      again: true,
      on_time: 'no',
      text: 'Caprichou no rejunte.',
      at: daysAgo(days),
      reply: '',
      replied_at: '',
      removed: '',
    },
    shown_from: daysAgo(days - 7),
    ...fields,
  },
})

/** As its documents are. */
async function show(
  side: 'owner' | 'provider',
  project: Project,
  of: Proposal = proposal,
  Shown: typeof ReferencePart = ReferencePart,
): Promise<void> {
  const [me, other] = side === 'owner' ? [ana, joao] : [joao, ana]
  await hold('projects', project)
  await hold('proposals', of)
  const deal: MyDeal = {
    proposal: of,
    isOwner: side === 'owner',
    other: { id: other.id, name: other.full_name, avatar: '' },
    conversationId: 'conversa',
  }
  await showAs(me, <Shown project={project} deal={deal} />)
}
const dialog = () => document.querySelector('[role=dialog]')?.textContent ?? ''
const choose = async (question: string, answer: string) => {
  const group = [...document.querySelectorAll('[role=radiogroup]')].find((one) => one.textContent?.includes(question))
  const radio = [...(group?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent === answer)
  await press(radio?.querySelector('input') as HTMLInputElement)
}
const names = { project_id: running.id, proposal_id: proposal.id, accepted_at: ACCEPTED }

describe('[PRODUCT 129] the owner of a concluded work', () => {
  test('is asked two questions, without which nothing goes; the sentence may be left out', async () => {
    await show('owner', concluded(1))
    await pressOnceThere(question.action)
    expect(dialog()).toContain('Aparece com seu primeiro nome e a cidade, 7 dias depois da conclusão.')
    await press(get('button', question.send))
    expect([dialog().split(question.missing).length - 1, await queued()]).toEqual([2, []])
    await choose('Contrataria de novo?', 'Não')
    await choose('Terminou no prazo combinado?', 'Não havia prazo')
    await press(get('button', question.send))
    await soon(async () => (await queued())[0]).toEqual(['give_reference', { ...names, again: false, on_time: 'none', text: '' }])
    await soon(() => dialog()).toBe('')
  })

  test('[PRODUCT 38] who says “Agora não” finds what they began, as a draft', async () => {
    await show('owner', concluded(1))
    await pressOnceThere(question.action)
    await choose('Contrataria de novo?', 'Sim')
    await type(get('textbox', give.text), 'Veio no dia.')
    await press(get('button', question.skip))
    await soon(pageText).toContain(texts.labels.draft)
    await soon(() => storedDraft(draftNames.reference(running.id))).toEqual({ again: 'yes', text: 'Veio no dia.' })
    expect(await queued()).toEqual([])
    await press(get('button', question.goOn))
    expect((get('textbox', give.text) as HTMLTextAreaElement).value).toBe('Veio no dia.')
  })

  test('reads their words, changes them within the week, and takes them back', async () => {
    await show('owner', concluded(1), given(1))
    await soon(pageText).toContain('Contrataria de novo · Não terminou no prazo')
    await press(get('button', own.change))
    await type(get('textbox', give.text), '')
    await press(get('button', question.send))
    await soon(async () => (await queued())[0]).toEqual(['give_reference', { ...names, again: true, on_time: 'no', text: '' }])
    await press(get('button', own.withdraw.action))
    await press(all('button').findLast(({ textContent }) => textContent === own.withdraw.confirm) as HTMLElement)
    await soon(async () => (await queued())[1]).toEqual(['withdraw_reference', names])
  })

  test('after the week is asked nothing, and reads that it is there', async () => {
    await show('owner', concluded(8), given(8, { reply: 'Obrigado!' }))
    await soon(pageText).toContain(own.shown)
    expect(pageText()).toContain(`Resposta de ${joao.full_name}Obrigado!`)
    expect(buttons()).not.toContain(own.change)
  })

  test('who gave none within the week is asked no more', async () => {
    await show('owner', concluded(8))
    await soon(() => buttons()).toEqual([])
    expect(pageText()).not.toContain('Como foi com')
  })

  test('is told that no one else reads it where the work does not count', async () => {
    await show('owner', concluded(1, { accepted_at: daysAgo(1.5) }))
    await pressOnceThere(question.action)
    expect(dialog()).toContain(own.uncounted)
  })
})

test('[PRODUCT 129] a conclusion asks once, after it is confirmed, and makes it no longer', async () => {
  await show('owner', running, proposal, DealCard)
  await press(get('button', texts.projects.complete.action))
  await pressOnceThere(texts.projects.complete.confirm)
  await soon(async () => (await queued())[0]?.[0]).toBe('complete_project')
  await show('owner', concluded(0))
  await soon(dialog).toContain(question.again)
  await press(get('button', question.skip))
  await soon(dialog).toBe('')
})

describe('[PRODUCT 129] the provider of a concluded work', () => {
  test('reads at once what the owner says, and answers once it is shown', async () => {
    await show('provider', concluded(1), given(1))
    await soon(pageText).toContain('Caprichou no rejunte.')
    expect(buttons()).not.toContain(received.answer)
  })

  test('answers it, and what they began stays', async () => {
    await show('provider', concluded(8), given(8))
    await pressOnceThere(received.answer)
    await press(get('button', received.send))
    expect(dialog()).toContain(received.missing)
    await type(get('textbox', answer.text), 'Obrigado, Ana!')
    await press(get('button', texts.actions.cancel))
    await soon(pageText).toContain(texts.labels.draft)
    await press(get('button', question.goOn))
    await press(get('button', received.send))
    await soon(async () => (await queued())[0]).toEqual(['answer_reference', { ...names, reply: 'Obrigado, Ana!' }])
  })

  test('changes an answer for 7 days, then only takes it back', async () => {
    await show('provider', concluded(20), given(20, { reply: 'Obrigado!', replied_at: daysAgo(8) }))
    await pressOnceThere(received.withdraw.action)
    expect(buttons()).not.toContain(received.change)
    await press(all('button').findLast(({ textContent }) => textContent === received.withdraw.confirm) as HTMLElement)
    await soon(async () => (await queued())[0]).toEqual(['withdraw_reference', names])
  })

  test('[PRODUCT 130] of a removed reply reads the reason, and answers no more', async () => {
    await show('provider', concluded(8), given(8, { replied_at: daysAgo(1), reply_removed: 'Ofensa a terceiros.' }))
    await soon(pageText).toContain('Motivo: Ofensa a terceiros.')
    expect(pageText()).toContain('Caprichou no rejunte.')
    expect(buttons()).not.toContain(received.answer)
  })

  test('[PRODUCT 130] of a removed one reads the reason, not the words, and may contest', async () => {
    await show('provider', concluded(8), given(8, { removed: 'Ofensa a terceiros.' }))
    await soon(pageText).toContain('Motivo: Ofensa a terceiros.')
    expect(pageText()).not.toContain('Caprichou no rejunte.')
    get('button', texts.sync.toSupport)
  })
})
