import { act, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import type { Proposal } from '#domain/documents'
import { isOwnNotice } from '../../../web/src/components/own-notice'
import type { MyProject } from '../../../web/src/data/queries/projects'
import { AcceptProposal } from '../../../web/src/features/proposals/accept-proposal'
import { LatestProposals } from '../../../web/src/features/proposals/latest-proposals'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { aProject, aQuote, idOf } from '../../domain/builders'
import { get, mount, pageText, press, wordsOf } from '../ui/mount'

const server = vi.hoisted(() => ({ answer: {}, connection: 'online', asked: [] as object[] }))

vi.mock('../../../web/src/data/store/account-store-context', () => ({ useAccountStore: () => ({}) }))
vi.mock('../../../web/src/data/queries/sync-state', () => ({ useSyncState: () => ({ connection: server.connection }) }))
vi.mock('../../../web/src/data/commands/accept-proposal', () => ({
  async acceptProposal(_account: unknown, args: object) {
    server.asked.push(args)
    return server.answer
  },
}))

const seen = { amount: 2_950, duration_days: 6, proposal_type: 'service' as const, cover_letter: 'Começo segunda.' }
const proposal = { ...emptyOf('proposals'), id: 'p1', provider_name: 'Sebastião Prado', ...seen }

let improve: (change: Partial<typeof proposal>) => void

/** The page of a proposal that may change while it is open. */
function Page({ edition }: { edition: string }) {
  const [shown, setShown] = useState<Proposal>(proposal)
  improve = (change) => setShown({ ...proposal, ...change })
  return <AcceptProposal proposal={shown} project={aProject({ edition })} />
}

const Address = () => <output>{useLocation().pathname}</output>
const address = () => document.querySelector('output')?.textContent

async function opened(connection: 'online' | 'offline' = 'online', edition = ''): Promise<void> {
  server.connection = connection
  await mount(
    <MemoryRouter initialEntries={['/propostas-recebidas']}>
      <ToastArea label="Avisos" closeLabel="Fechar" />
      <Page edition={edition} />
      <Address />
    </MemoryRouter>,
  )
  await press(get('button', 'Aceitar proposta de Sebastião Prado'))
}

beforeEach(() => Object.assign(server, { answer: { ok: true }, asked: [] }))

const confirm = () => press(get('button', 'Sim, aceitar'))
const toasts = () => wordsOf('status')

test('what is agreed to is said before: who, price, days, and what is included', async () => {
  await opened()
  expect(get('alertdialog', 'Aceitar esta proposta?').textContent).toContain(
    'Você contrata Sebastião Prado por R$\u00a02.950,00, com prazo de 6 dias, apenas serviço. As outras propostas serão recusadas.',
  )
  await confirm()
  expect(toasts()).toEqual(['Proposta aceita com sucesso!'])
  const page = `/projetos/${aProject().id}`
  expect([isOwnNotice(page), isOwnNotice(page)], 'its notice needs no toast, the next one does').toEqual([true, false])
  expect(address(), 'the deal, with what comes next').toBe(page)
})

test('[PRODUCT 85] accepting one that was written before the project was edited says so first, and goes on', async () => {
  const told = 'Esta proposta foi feita antes da última mudança do projeto, e Sebastião Prado ainda não disse se ela continua valendo.'
  await opened('online', idOf('edicao'))
  expect(get('alertdialog', 'Aceitar').textContent).toContain(told)
  await act(async () => improve({ edition: idOf('edicao') }))
  expect(get('alertdialog', 'Aceitar').textContent).toContain(told)
  await confirm()
  expect(server.asked).toHaveLength(1)
  await press(get('button', 'Aceitar proposta de Sebastião Prado'))
  expect(get('alertdialog', 'Aceitar').textContent).not.toContain(told)
})

test('[PRODUCT 14] what is accepted is what the dialog was opened with, all terms, whatever the page shows by then', async () => {
  await opened()
  await act(async () => improve({ amount: 9_000, duration_days: 60, cover_letter: 'Material à parte.', quote: aQuote() }))
  await confirm()
  expect(server.asked).toEqual([{ project_id: proposal.project_id, proposal_id: 'p1', ...seen, quote_digest: '' }])
})

test.each([
  ['project_closed', 'Este projeto não está mais aceitando propostas.'],
  ['edit_waiting', 'Suas alterações neste projeto ainda não foram enviadas. Espere o envio e aceite de novo.'],
])('[PRODUCT 14] an acceptance that is not taken says so with its reason: %s', async (code, reason) => {
  await opened()
  server.answer = { ok: false, code }
  await confirm()
  expect(toasts()).toEqual([`Erro ao aceitar proposta${reason}`])
  expect(address()).toBe('/propostas-recebidas')
  expect(isOwnNotice(`/projetos/${aProject().id}`)).toBe(false)
})

test('[PRODUCT 14] without a connection nothing is asked of the server, and the dialog says what is needed', async () => {
  await opened('offline')
  await confirm()
  expect(server.asked).toEqual([])
  expect(get('alertdialog', 'Aceitar').textContent).toContain('Para aceitar uma proposta, é preciso ter conexão.')
})

vi.mock('../../../web/src/features/proposals/received-proposal', () => ({
  ReceivedProposal: ({ proposal }: { proposal: { id: string } }) => proposal.id,
}))

test.each([
  [3, 'abc'],
  [5, 'abcE mais 2 outra(s) proposta(s)...'],
])('[PRODUCT 65] of %i proposals for a project the three latest are shown, and how many more there are', async (count, shown) => {
  const proposals = [...'abcde'].slice(0, count).map((id) => ({ id })) as unknown as MyProject['proposals']
  await mount(<LatestProposals project={{ ...aProject(), waiting: false }} proposals={proposals} />)
  expect(pageText()).toBe(shown)
})
