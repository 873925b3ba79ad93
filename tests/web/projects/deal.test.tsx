import { act } from 'react'
import { describe, expect, test } from 'vitest'
import type { Project } from '#domain/documents'
import { silenceId } from '#domain/ids'
import { emptyQuote } from '#domain/projects/quote-terms'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { mapAddress } from '../../../web/src/components/projects/map-link'
import type { MyDeal } from '../../../web/src/components/projects/use-deal'
import { DealCard } from '../../../web/src/features/projects/deal-card'
import { dealText } from '../../../web/src/features/projects/deal-facts'
import { aMessage, ana, aProject, aProposal, aSilence, joao, NOW } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { addresses, buttons, get, pageText, soon } from '../ui/mount'

describe('a deal', () => {
  const { hold, showAs } = eachWithAccount()
  const proposal = aProposal({ status: 'accepted', proposal_type: 'both', cover_letter: 'Começo segunda, com dois ajudantes.' })
  const project = aProject({
    status: 'in_progress',
    accepted_proposal_id: proposal.id,
    accepted_at: NOW,
    products: [{ name: 'Piso vinílico', quantity: '48 m²' }],
  })
  const sides = { owner: { other: joao, isOwner: true, actor: ana }, provider: { other: ana, isOwner: false, actor: joao } }

  async function show(side: keyof typeof sides, of: Project = project): Promise<void> {
    const { other, isOwner, actor } = sides[side]
    const deal: MyDeal = { proposal, isOwner, other: { id: other.id, name: other.full_name, avatar: '' }, conversationId: 'conversa' }
    await showAs(actor, <DealCard project={of} deal={deal} />)
  }
  const sheet = () => document.querySelector('[data-print-sheet]')?.textContent ?? ''

  test.each(['owner', 'provider'] as const)(
    '[PRODUCT 54] is printed for its %s as a sheet with both sides, place, scope, products, letter and lines to sign',
    async (side) => {
      await show(side)
      const { title, description, address, city } = project
      const agreed = [formatMoney(proposal.amount), '9 dias', 'Serviço e Produtos', 'Piso vinílico', '48 m²', proposal.cover_letter]
      for (const words of [title, description, address, city, ...agreed]) expect(sheet()).toContain(words)
      for (const signature of [`Cliente: ${ana.full_name}`, `Fornecedor: ${joao.full_name}`, 'Local e data']) expect(sheet()).toContain(signature)
      expect(document.querySelector('[data-print-sheet] :is(button, a)')).toBeNull()
    },
  )

  test('[PRODUCT 116] shows its quote: on the card, in the text to share, on the sheet to sign', async () => {
    const quote = {
      ...emptyQuote,
      rows: [{ kind: 'labour' as const, text: 'Assentar piso', quantity: '48 m²', total: 4_350 }],
      stages: [
        { name: 'Entrada', amount: 1_000 },
        { name: 'Ao terminar', amount: 3_350 },
      ],
      excluded: ['Pintura'],
      warranty_days: 90,
    }
    const quoted = { ...proposal, quote, valid_until: '2026-12-07' }
    const deal: MyDeal = { proposal: quoted, isOwner: true, other: { id: joao.id, name: joao.full_name, avatar: '' }, conversationId: 'conversa' }
    await showAs(ana, <DealCard project={project} deal={deal} />)
    const card = document.querySelector('[aria-label=Combinado]')?.textContent ?? ''
    for (const words of ['Mão de obra', 'Entrada', 'R$\u00a01.000,00', '90 dias', 'Pintura', 'Ver orçamento']) expect(card).toContain(words)
    for (const words of ['Assentar piso', '48 m²', 'Ao terminar', '90 dias', 'Pintura']) expect(sheet()).toContain(words)
    expect(dealText(project, deal)).toContain(
      ['Orçamento', '- Assentar piso (48 m²): R$\u00a04.350,00', 'Mão de obra: R$\u00a04.350,00', 'Pagamento: Entrada: R$\u00a01.000,00 (23%)'].join(
        '\n',
      ),
    )
  })

  test('[PRODUCT 54] says what comes next while it is in progress, and no more once it is concluded', async () => {
    await show('owner')
    await soon(pageText).toContain('Próximos passos')
    const steps = () => [...(get('heading', 'Próximos passos').parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    const { next, address } = texts.afterAcceptance
    expect(steps()).toEqual([next.steps.start(), next.steps.send_address(), next.steps.await_stage(joao.full_name, '')])
    await act(() =>
      hold('messages', aMessage({ conversation_id: 'conversa', sender_id: ana.id, content: address.message('Rua A, 1', 'Campinas, SP') })),
    )
    await soon(steps).not.toContain(next.steps.send_address())
    // The address as sent, more exact than the project's.
    expect(addresses()).toContain(mapAddress('Rua A, 1 · Campinas, SP'))
  })

  test('[PRODUCT 126] shows both sides where the work is, with a map, and its owner how to send the whole address', async () => {
    await show('provider')
    await soon(addresses).toContain(mapAddress(`${project.address} · Campinas, SP`))
    expect(buttons()).not.toContain(texts.afterAcceptance.address.action)
    await show('owner')
    await soon(buttons).toContain(texts.afterAcceptance.address.action)
  })

  test('[PRODUCT 126] keeps what a blocked provider was sent in the hidden chat', async () => {
    await hold(
      'messages',
      aMessage({ conversation_id: 'conversa', sender_id: ana.id, content: texts.afterAcceptance.address.message('Rua A, 1', '') }),
    )
    await hold('silences', aSilence({ id: silenceId(ana.id, joao.id), conversation_id: '' }))
    await show('owner')
    await soon(addresses).toContain(mapAddress(`${project.address} · Campinas, SP`))
    expect(pageText()).not.toContain('Rua A, 1')
  })

  test('[PRODUCT 54] that is concluded has no next steps', async () => {
    await show('owner', { ...project, status: 'completed' })
    expect(pageText()).not.toContain('Próximos passos')
  })
})
