import { describe, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import type { NotifyScope, Proposal } from '#domain/documents'
import type { KilometresTo } from '#domain/projects/open-projects'
import { toTime } from '#domain/values/clock'
import { markSeen } from '../../../web/src/data/queries/marks'
import { projectNeeds } from '../../../web/src/features/dashboard/client-needs'
import { IncompleteProfile } from '../../../web/src/features/dashboard/dashboard-page'
import {
  draftedConversations,
  draftedProjects,
  messageDraftNeeds,
  projectDraftNeeds,
  proposalDraftNeeds,
  referenceDraftNeeds,
  replyDraftNeeds,
  workDraftNeeds,
} from '../../../web/src/features/dashboard/draft-needs'
import { type Need, newestFirst } from '../../../web/src/features/dashboard/need'
import { messageNeeds, Needs } from '../../../web/src/features/dashboard/needs'
import { answerNeeds, changeNeeds, newProjectNeeds, validityNeeds } from '../../../web/src/features/dashboard/provider-needs'
import { TradesQuestion } from '../../../web/src/features/dashboard/trades-question'
import { aConversation, ana, aProject, aProposal, EARLIER, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { get, mount, pageText, press, soon } from '../ui/mount'
import { ago, manage, needsOf, now, ownProject, page, project } from './client-day'

const mine = vi.hoisted(() => ({ account: {} }))
vi.mock('../../../web/src/data/queries/account', () => ({ useMyAccount: () => ({ document: mine.account }) }))

const complete = { full_name: 'Ana Lima', city: 'Campinas', state: 'SP', document_number: '52998224725' }

async function shown(fields: object): Promise<string> {
  mine.account = { ...emptyOf('users'), role: 'cliente', ...complete, ...fields }
  await mount(<IncompleteProfile />)
  return pageText()
}

test('[PRODUCT 69] an incomplete profile names what is missing, and what the place is for', async () => {
  expect(await shown({ city: '', state: '', document_number: '' })).toContain(
    'Faltam sua cidade, seu estado e seu CPF. Com a cidade, avisamos profissionais perto de você.',
  )
})

test.each([
  [{ role: 'empresa', document_number: '' }, 'Falta o CNPJ.'],
  [{ role: 'autonomo', city: ' ' }, 'Falta sua cidade. Com a cidade, avisamos você dos projetos da região.'],
])('to a provider too (%j)', async (fields, words) => {
  expect(await shown(fields)).toContain(words)
})

test('of a complete profile nothing is said', async () => {
  expect(await shown({})).toBe('')
})

describe('[PRODUCT 104] what a provider does', () => {
  const { hold, showAs, queued } = eachWithAccount()
  const account = { ...emptyOf('users'), id: joao.id, role: 'autonomo' as const, about: 'Pedreiro há 22 anos' }
  const ask = (fields: Partial<typeof account> = {}, seen = {}) => showAs(joao, <TradesQuestion account={{ ...account, ...fields }} marks={seen} />)

  test('is asked once, with what their own words suggest', async () => {
    await hold('users', account)
    await ask()
    expect(pageText()).toContain('O que você faz?')
    expect(get('button', 'Pedreiro').getAttribute('aria-pressed')).toBe('true')
    await press(get('button', 'Salvar'))
    await soon(queued).toEqual([['edit_account', { trades: ['pedreiro'] }]])
  })

  test('is not asked of who has said so, or has put it off', async () => {
    await ask({ trades: ['pintor'] })
    expect(pageText()).toBe('')
    await ask({}, { 'trades-asked': EARLIER })
    expect(pageText()).toBe('')
  })
})

describe('the dashboard', () => {
  const { database, hold, showAs } = eachWithAccount()
  const recent = toTime(Date.now() - 3_600_000)

  async function shownNeeds(seen: Record<string, string>): Promise<string> {
    await hold('projects', aProject({ created_at: recent }))
    await hold('proposals', aProposal({ created_at: recent, updated_at: recent }))
    await markSeen(database(), seen)
    await showAs(ana, <Needs cards={<p>Cartões</p>} />)
    await soon(pageText).toContain('Cartões')
    return pageText()
  }

  test('[PRODUCT 45] shows what needs the person above its cards', async () => {
    expect(await shownNeeds({})).toMatch(/Precisa de você.*1 proposta nova.*Cartões/)
  })

  test("[PRODUCT 45] does not say 'Tudo em dia' beside proposals to be compared", async () => {
    const text = await shownNeeds({ [`proposals:${aProject().id}`]: recent })
    expect(text).toBe('Cartões')
  })
})

describe('needs', () => {
  const untold = () => ''

  test('[PRODUCT 45] a client reads of proposals that were not looked at, then of those that changed since, then that they wait for a choice', () => {
    const two = ownProject({ id: project }, { created_at: ago(5) }, { created_at: ago(4) })
    expect(needsOf([two])).toEqual([['2 propostas novas', 'Muro', manage, ago(4)]])
    expect(needsOf([two], { [`proposals:${project}`]: ago(5) })).toEqual([['1 proposta nova', 'Muro', manage, ago(4)]])
    expect(needsOf([two], { [`proposals:${project}`]: ago(4) })).toEqual([['2 propostas esperam sua escolha', 'Muro', manage, ago(2)]])
    const changed = ownProject({ id: project }, { created_at: ago(5), updated_at: ago(1) })
    expect(needsOf([changed], { [`proposals:${project}`]: ago(4) })).toEqual([['1 proposta atualizada', 'Muro', manage, ago(1)]])
    expect(needsOf([ownProject({ id: project }, { created_at: ago(1) })], { [`proposals:${project}`]: ago(1) })).toEqual([])
  })

  test('[PRODUCT 45] a client reads of a project that has no answer for three days, not of one that was just published or waits on this device; [PRODUCT 88] of one that asks for it', () => {
    expect(needsOf([ownProject({ id: project, created_at: ago(4) })])).toEqual([['Ainda sem propostas', 'Muro', page, ago(1)]])
    expect(needsOf([ownProject({ id: project, created_at: ago(2) })])).toEqual([])
    const asked = { id: project, created_at: ago(61), asked_at: ago(1) }
    expect(needsOf([ownProject(asked)])).toEqual([['Ainda precisa?', 'Muro', page, ago(1)]])
    expect(needsOf([ownProject(asked, { created_at: ago(5) })]).map(([title]) => title)).toEqual(['1 proposta nova', 'Ainda precisa?'])
    const waiting = ownProject({ id: project, created_at: ago(9) })
    const unsent = { ...waiting, project: { ...waiting.project, isNew: true } }
    expect(needsOf([unsent])).toEqual([])
  })

  test('[PRODUCT 45] a client is asked to conclude once the agreed days have passed since the acceptance', () => {
    const running = (accepted_at: string) =>
      ownProject(
        { id: project, status: 'in_progress', accepted_proposal_id: idOf('p0'), accepted_at },
        { duration_days: 5, status: 'accepted', created_at: ago(20), provider_name: 'João Batista' },
      )
    const words = 'O prazo com João Batista passou. Concluir?'
    expect(needsOf([running(ago(6))])).toEqual([[words, 'Muro', page, ago(1)]])
    expect(needsOf([running(ago(4))])).toEqual([])
    expect(needsOf([ownProject({ id: project, status: 'completed' }, {})])).toEqual([])
  })

  test('[PRODUCT 38] drafts that can still be sent are named, each with its project or person and its way back', () => {
    const kept = (value: unknown) => ({ value, saved_at: ago(1), order: 1, writing: idOf('w') })
    const drafts = new Map([
      [`proposal:${project}`, kept({ amount: 900 })],
      [`improvement:${idOf('p0')}`, kept({ amount: 800 })],
      [`edit:${project}`, kept({ title: 'Muro alto' })],
      ['new-project', kept({ title: 'Calçada' })],
      [`message:${idOf('conversa')}`, kept('Posso começar na terça?')],
      ['profile', kept({ city: 'Santos' })],
    ])
    const named = (needs: Need[]) => needs.map(({ title, text, href }) => [title, text, href])
    const open = aProject({ id: project, title: 'Muro' })
    const pending = aProposal({ id: idOf('p0'), project_id: project, project_title: 'Muro' })
    expect(draftedProjects(drafts)).toEqual([{ project_id: project }])
    expect(named(proposalDraftNeeds(drafts, [open], [pending]))).toEqual([
      ['Rascunho de proposta', 'Muro', page],
      ['Rascunho da nova versão da proposta', 'Muro', page],
    ])
    expect(proposalDraftNeeds(drafts, [{ ...open, status: 'in_progress' }], [{ ...pending, status: 'rejected' }])).toEqual([])
    expect(named(projectDraftNeeds(drafts, [open]))).toEqual([
      ['Alterações do projeto não enviadas', 'Muro', `${page}/editar`],
      ['Rascunho de projeto', 'Calçada', '/projetos/novo'],
    ])
    const agreed = new Map([
      [`change:${project}`, kept({ text: 'Sem o rodapé', amountWay: '', amount: null, daysWay: '', days: null })],
      [`completion:${project}`, kept({ points: 'Rejunte' })],
    ])
    expect(draftedProjects(agreed)).toEqual([{ project_id: project }])
    expect(named(workDraftNeeds(agreed, [{ ...open, status: 'in_progress' }]))).toEqual([
      ['Mudança não enviada', 'Muro', page],
      ['Pendências da obra não enviadas', 'Muro', page],
    ])
    expect(workDraftNeeds(agreed, [open, { ...open, status: 'completed' }])).toEqual([])
    const referred = new Map([
      [`reference:${project}`, kept({ again: 'yes' })],
      [`reply:${project}`, kept({ reply: 'Obrigado' })],
    ])
    const done = { ...open, status: 'completed' as const, completed_at: ago(1) }
    expect(named(referenceDraftNeeds(referred, [done], ago(0)))).toEqual([['Referência não enviada', 'Muro', page]])
    expect(referenceDraftNeeds(referred, [{ ...done, completed_at: ago(8) }, open], ago(0))).toEqual([])
    const times = { at: ago(9), shown_from: ago(2), accepted_at: ago(20), replied_at: ago(1) }
    const given = { again: true, on_time: 'yes' as const, text: '', reply: 'Oi', removed: '', ...times }
    const accepted = { ...pending, status: 'accepted' as const, reference: given }
    expect(named(replyDraftNeeds(referred, [accepted], ago(0)))).toEqual([['Resposta à referência não enviada', 'Muro', page]])
    const late = { ...accepted, reference: { ...given, replied_at: ago(8) } }
    const removed = { ...accepted, reference: { ...given, removed: 'Ofensa' } }
    expect(replyDraftNeeds(referred, [late, removed, { ...accepted, reference: null }], ago(0))).toEqual([])
    const talk = aConversation({ id: idOf('conversa') })
    expect(draftedConversations(drafts)).toEqual([talk.id])
    expect(named(messageDraftNeeds(drafts, [talk], ana.id))).toEqual([
      [`Mensagem para ${joao.full_name} não enviada`, 'Posso começar na terça?', `/mensagens/${talk.id}`],
    ])
  })

  const answered = (status: Proposal['status'], change: Partial<Proposal> = {}) =>
    aProposal({ project_id: project, project_title: 'Muro', status, updated_at: ago(3), ...change })
  const answers = (proposals: Proposal[], marks = {}) =>
    answerNeeds(proposals, () => ago(1), marks, now).map(({ title, href, at }) => [title, href, at])

  test('[PRODUCT 45] a provider reads of an accepted or refused proposal until they have looked at it', () => {
    expect(answers([answered('accepted')])).toEqual([['Sua proposta foi aceita!', page, ago(1)]])
    expect(answers([answered('rejected')])).toEqual([['Proposta não escolhida', page, ago(1)]])
    expect(answers([answered('pending')])).toEqual([])
    expect(answers([answered('accepted')], { [`answer:${project}:accepted`]: ago(3) })).toEqual([])
    expect(answers([answered('accepted')], { [`answer:${project}:pending`]: ago(3) })).toHaveLength(1)
    expect(answerNeeds([answered('accepted', { updated_at: ago(30) })], untold, {}, now)).toEqual([])
  })

  test('[PRODUCT 45] [PRODUCT 85] a provider is asked whether a proposal stands once its project was edited, until they say so', () => {
    const edited = aProject({ id: project, title: 'Muro', edition: idOf('edicao'), edited_at: ago(2) })
    const ask = (change: Partial<Proposal> = {}, at = edited) =>
      changeNeeds([aProposal({ project_id: project, ...change })], [at]).map(({ title, text, href, at }) => [title, text, href, at])
    expect(ask()).toEqual([['O projeto mudou. Sua proposta continua valendo?', 'Muro', page, ago(2)]])
    expect(ask({ edition: edited.edition })).toEqual([])
    expect(ask({ status: 'rejected' })).toEqual([])
    expect(ask({}, { ...edited, status: 'closed' })).toEqual([])
  })

  test('[PRODUCT 110] a provider reads of a quote that ends within two days, that has ended, and that its owner asks about', () => {
    const noon = Date.parse('2026-11-20T15:00:00.000Z')
    const stands = aProject({ id: project })
    const told = (fields: Partial<Proposal>, at = stands) =>
      validityNeeds([aProposal({ project_id: project, ...fields })], [at], noon).map(({ title, href }) => [title, href])
    expect(told({ valid_until: '2026-11-22' })).toEqual([['Sua proposta vale até 22 de nov.', page]])
    expect(told({ valid_until: '2026-11-20' })).toEqual([['Sua proposta vale até 20 de nov.', page]])
    expect(told({ valid_until: '2026-11-19' })).toEqual([['Sua proposta venceu em 19 de nov. Continua valendo?', page]])
    const asked = { valid_until: '2026-11-19', asked_until: '2026-11-19' }
    expect(told(asked)).toEqual([['O cliente perguntou: sua proposta continua valendo?', page]])
    expect(told({ valid_until: '2026-11-23' })).toEqual([])
    expect(told({})).toEqual([])
    expect(told({ ...asked, status: 'rejected' })).toEqual([])
    expect(told(asked, { ...stands, status: 'closed' })).toEqual([])
    // An edit asks the same.
    expect(told(asked, { ...stands, edition: idOf('edicao') })).toEqual([])
  })

  test('[PRODUCT 45] a provider reads of new projects that they are told of, three by name, without those they know', () => {
    const place = { city: 'Santos', state: 'SP' }
    const km: Record<string, number> = { 'Santos SP': 0, 'Cubatão SP': 11, 'Registro SP': 130, 'Aparecida PB': 2_300 }
    const kilometresTo: KilometresTo = ({ city, state }) => km[`${city} ${state}`] ?? null
    const asker = { scope: 'city' as NotifyScope, state: 'SP', trades: ['pintor'], kilometresTo }
    const projects = [1, 2, 3, 4, 5].map((n) => aProject({ id: idOf(`n${n}`), title: `Obra ${n}`, created_at: ago(n), budget: 0, ...place }))
    const needs = (marks = {}, proposals: Proposal[] = [], where = asker) =>
      newProjectNeeds(projects, proposals, where, marks, now).map(({ title, text }) => [title, text])
    const named = (n: number) => ['Projeto novo em Santos', `Obra ${n} · A combinar`]
    expect(needs()).toEqual([named(1), named(2), named(3), ['Mais 2 projetos novos em Santos', 'Obra 4']])
    expect(needs({ 'open-projects': ago(2) })).toEqual([named(1)])
    expect(needs({ [`project:${idOf('n1')}`]: ago(1) })).toEqual([named(2), named(3), named(4), ['Mais 1 projeto novo em Santos', 'Obra 5']])
    expect(needs({ 'open-projects': ago(3) }, [aProposal({ project_id: idOf('n1') })])).toEqual([named(2)])
    expect(needs({}, [], { ...asker, kilometresTo: () => null })).toEqual([])
    const [first] = projects
    const others = projects.map((project) => (project === first ? { ...project, trades: ['pintor'] } : { ...project, trades: ['eletricista'] }))
    expect(newProjectNeeds(others, [], asker, {}, now)).toMatchObject([{ text: 'Obra 1 · A combinar' }])
    const elsewhere = ['Santos', 'Cubatão', 'Registro', 'Aparecida'].map((city, n) =>
      aProject({ id: idOf(`e${n}`), created_at: ago(n + 1), city, state: city === 'Aparecida' ? 'PB' : 'SP' }),
    )
    const told = (scope: NotifyScope) => newProjectNeeds(elsewhere, [], { ...asker, scope }, {}, now).map(({ title }) => title.slice(16))
    expect([told('city'), told('none')]).toEqual([['Santos'], ['Santos']])
    expect([told('km30'), told('km60')]).toEqual([
      ['Santos', 'Cubatão'],
      ['Santos', 'Cubatão'],
    ])
    expect(told('state')).toEqual(['Santos', 'Cubatão', 'Registro'])
    const many = [...projects, ...elsewhere].map((project, n) => ({ ...project, id: idOf(`m${n}`) }))
    expect(newProjectNeeds(many, [], { ...asker, scope: 'state' }, {}, now).at(-1)).toMatchObject({ title: 'Mais 5 projetos novos na sua região' })
  })

  test('[PRODUCT 45] unread chats are named by their other person, and all needs stand the newest first', () => {
    const conversation = { ...aConversation({ last_message_at: ago(2) }), waiting: false }
    const last_message = { id: idOf('oi'), sender_id: joao.id, content: 'Bom dia!', created_at: ago(2) }
    const unread = { conversation: { ...conversation, last_message }, unread: 1 }
    const chats = messageNeeds([unread], ana.id)
    expect(chats).toMatchObject([{ title: `Mensagem de ${joao.full_name}`, text: 'Bom dia!', href: `/mensagens/${conversation.id}` }])
    const all = newestFirst([...chats, ...projectNeeds([ownProject({ id: project }, { created_at: ago(1) })], {}, now)])
    expect(all.map(({ kind }) => kind)).toEqual(['proposals', 'message'])
    const [last] = messageNeeds(Array(23).fill(unread), ana.id).slice(20)
    expect(last).toMatchObject({ title: 'Mais 3 conversas com mensagens não lidas', href: '/mensagens' })
  })
})
