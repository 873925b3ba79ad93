import { describe, expect, test } from 'vitest'
import type { Proposal } from '#domain/documents'
import type { Quote } from '#domain/projects/quote'
import { emptyQuote } from '#domain/projects/quote-terms'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { CompareTable } from '../../../web/src/features/proposals/compare-table'
import { offerGroups } from '../../../web/src/features/proposals/offer-groups'
import { ProposalActions } from '../../../web/src/features/proposals/proposal-actions'
import { ReceivedProposals } from '../../../web/src/features/proposals/received-proposals-page'
import { ana, aProject, aProposal } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, get, pageText, press, soon } from '../ui/mount'

const project = { ...aProject(), waiting: false }
const quote: Quote = {
  ...emptyQuote,
  rows: [
    { kind: 'labour', text: 'Assentar piso', quantity: '24 m²', total: 1_800 },
    { kind: 'material', text: 'Argamassa', quantity: '9 sacos', total: 400 },
  ],
  stages: [
    { name: 'Entrada', amount: 1_100 },
    { name: 'Ao terminar', amount: 1_100 },
  ],
  excluded: ['Pintura'],
}
const quoted = (fields: Partial<Proposal> = {}) =>
  aProposal({ amount: 2_200, quote, valid_until: saoPauloDay(new Date().toISOString(), 3), ...fields })
const ended = quoted({ valid_until: '2026-03-07' })

describe('a quote that its owner has received', () => {
  const { hold, queued, showAs } = eachWithAccount()

  const actions = async (proposal: Proposal, waiting = false) => {
    await hold('projects', aProject())
    await hold('proposals', proposal)
    await showAs(ana, <ProposalActions proposal={{ ...proposal, waiting }} project={project} />)
  }

  test('[PRODUCT 110] that has ended cannot be accepted: its provider is asked, offline too, once', async () => {
    await actions(ended)
    expect(pageText()).toContain('Validade vencida em 7 de mar.')
    expect(all('button').map(({ textContent }) => textContent)).not.toContain('Aceitar proposta')
    await press(get('button', 'Perguntar se continua valendo: proposta de João Batista'))
    await soon(async () => (await queued()).map(([verb, args]) => [verb, args])).toEqual([
      ['ask_confirmation', { project_id: project.id, proposal_id: ended.id }],
    ])
  })

  test('[PRODUCT 110] that was asked about says so until its provider answers', async () => {
    await actions({ ...ended, asked_until: ended.valid_until })
    expect(pageText()).toContain('Você perguntou se continua valendo.')
    expect(all('button').map(({ textContent }) => textContent)).toEqual(['Iniciar conversa'])
  })

  test('[PRODUCT 36] a question that waits to be sent is not said to have been asked', async () => {
    await actions({ ...ended, asked_until: ended.valid_until }, true)
    expect(pageText()).not.toContain('Você perguntou')
  })

  test('[PRODUCT 111] is accepted whole: the question names its total, and a high entry', async () => {
    await actions(quoted())
    await press(get('button', 'Aceitar proposta de João Batista'))
    const question = get('alertdialog', 'Aceitar esta proposta?').textContent
    expect(question).toContain('Fica combinado o orçamento inteiro: o que ele inclui e o que não inclui. Total: R$\u00a02.200,00.')
    expect(question).toContain('Entrada de 50% antes de começar')
    expect(question).not.toContain('Sem validade informada')
  })

  test('[PRODUCT 110] without one a proposal can be accepted, and says that it has no validity', async () => {
    await actions(aProposal())
    await press(get('button', 'Aceitar proposta de João Batista'))
    expect(get('alertdialog', 'Aceitar esta proposta?').textContent).toContain('Sem validade informada')
  })

  test('[PRODUCT 110] among what was received says until when it stands, or that it has ended', async () => {
    const waiting = false
    await showAs(ana, <ReceivedProposals project={project} proposals={[{ ...ended, waiting }]} />)
    expect(pageText()).toContain('Validade vencida em 7 de mar.')
    await showAs(ana, <ReceivedProposals project={project} proposals={[{ ...quoted(), waiting }]} />)
    expect(pageText()).toMatch(/ · Vale até \d+ de \w+\./)
  })

  test('[PRODUCT 112] is seen whole from its column, to be printed and sent', async () => {
    const plain = aProposal({ provider_id: 'rosa00000000000', provider_name: 'Rosa Lima' })
    const proposals = [quoted(), plain].map((proposal) => ({ ...proposal, waiting: false }))
    await showAs(ana, <CompareTable project={project} groups={offerGroups(project, proposals)} works={new Map()} />)
    expect(pageText()).toContain('Rosa Limafaltam 6 de 6')
    await press(get('button', 'Ver tudo do orçamento de João Batista'))
    await soon(() => all('dialog').length).toBe(1)
    const dialog = get('dialog', 'João Batista').textContent
    for (const words of ['Assentar piso', '24 m²', 'R$\u00a01.800,00', 'Entrada', '50%', 'Não inclui', 'Pintura', 'Entrada de 50% antes de começar'])
      expect(dialog).toContain(words)
    expect(all('button').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Imprimir orçamento', 'Compartilhar PDF']))
    expect(all('button').filter(({ textContent }) => textContent === 'Ver tudo')).toHaveLength(1)
  })
})
