import { describe, expect, test } from 'vitest'
import { commands, isQueuedVerb, isVerb } from '#domain/commands'
import { fieldErrorsOf } from '#domain/fields'
import { materialLines, parseMaterialLines } from '../../../web/src/components/fields/material-lines'
import { waitingCode } from '../../../web/src/data/queries/waiting-words'
import { editableFieldsOf, schemaOf } from '../../../web/src/features/outbox/editable-fields'
import { copyTextOf, summaryOf } from '../../../web/src/features/outbox/item-content'
import { groupItems } from '../../../web/src/features/outbox/outbox-groups'
import { itemName, shortItemName, verbViews, viewOf } from '../../../web/src/verbs/verb-views'
import { aQuote } from '../../domain/builders'
import { queuedRow, refusedRow } from './rows'

const cement = { name: 'Cimento', quantity: '12 sacos' }

describe('what can be edited', () => {
  test('only what an item carries can be edited', () => {
    const row = refusedRow('improve_proposal', { proposal_id: 'p1', project_id: 'wall', amount: 900 }, 'project_closed')
    expect(editableFieldsOf(row).map(({ name }) => name)).toEqual(['amount'])
  })

  test('[PRODUCT 108] the price of a quote by rows is not edited apart from them', () => {
    const args = { amount: 4_350, duration_days: 9, quote: aQuote() }
    expect(editableFieldsOf(refusedRow('send_proposal', args, 'too_many')).map(({ name }) => name)).toEqual(['duration_days'])
    const plain = { ...args, quote: aQuote({ rows: [], stages: [] }) }
    expect(editableFieldsOf(refusedRow('send_proposal', plain, 'too_many')).map(({ name }) => name)).toEqual(['amount', 'duration_days'])
  })

  test('a project keeps its materials, which are edited one a line', () => {
    const products = [cement, { name: 'Bloco: 14 cm', quantity: '900' }]
    const row = refusedRow('publish_project', { products }, 'too_many')
    expect(editableFieldsOf(row).map(({ kind }) => kind)).toEqual(['materials'])
    expect(parseMaterialLines(materialLines(products))).toEqual(products)
    expect(parseMaterialLines(' \n')).toBe(null)
    expect(fieldErrorsOf(schemaOf(row), { products: parseMaterialLines('Cimento') })).toMatchObject({ products: 'required' })
  })

  test('an edited item keeps the rules of its form', () => {
    const row = refusedRow('send_message', { content: 'Oi' }, 'internal')
    expect(fieldErrorsOf(schemaOf(row), { ...row.args, content: '   ' })).toEqual({ content: 'required' })
    expect(fieldErrorsOf(schemaOf(row), row.args)).toEqual({})
  })

  test('a city is chosen together with its state, whichever of the two was sent', () => {
    for (const args of [{ city: 'Zzz' }, { state: 'SP' }]) {
      expect(editableFieldsOf(refusedRow('edit_account', args, 'city_unknown')).map(({ kind }) => kind)).toEqual(['place'])
    }
  })
})

describe('what an item says', () => {
  const about = { project_title: 'Muro de arrimo', person_name: 'Marina Alves' }
  const place = { address: 'Jardim Flamboyant, Rua das Acácias', city: 'Campinas', state: 'SP' }
  const project = { title: 'Muro de arrimo', description: 'Muro de 18 m na divisa.', ...place, budget: null, products: null }

  test('[PRODUCT 37] a mark says of what sum it is, one that is taken back also which', () => {
    const mark = { mark: 'paid', is_on: true, amount: 2_000 }
    expect(summaryOf(queuedRow('mark_stage', mark, { about }), 40)).toBe('R$\u00a02.000,00')
    expect(summaryOf(queuedRow('mark_stage', { ...mark, is_on: false }, { about }), 40)).toBe('“Paga” · R$\u00a02.000,00')
    expect(summaryOf(queuedRow('mark_stage', { mark: 'of another release' }, { about }), 40)).toBe('')
  })

  test('a proposal is known by its project and told by its terms', () => {
    const terms = { amount: 12_400, duration_days: 20, cover_letter: 'Trabalho com bloco estrutural e entrego limpo.' }
    const row = queuedRow('send_proposal', terms, { about })
    expect(itemName(row)).toBe('Proposta · Muro de arrimo')
    expect(shortItemName(row)).toBe('Proposta')
    expect(summaryOf(row, 13)).toBe('R$\u00a012.400,00 · 20 dias · “Trabalho com…”')
    expect(copyTextOf(row)).toBe('R$\u00a012.400,00 · 20 dias\n\nTrabalho com bloco estrutural e entrego limpo.')
  })

  test('[PRODUCT 107] a quote is told whole behind the letter', () => {
    const row = queuedRow('send_proposal', { amount: 4_350, duration_days: 9, cover_letter: 'Começo já.', quote: aQuote() }, { about })
    const [terms, letter, quote = ''] = copyTextOf(row).split('\n\n')
    expect([terms, letter]).toEqual(['R$\u00a04.350,00 · 9 dias', 'Começo já.'])
    expect(quote.split('\n')).toEqual([
      'Mão de obra: Assentar piso · 4,2 m²: R$\u00a02.500,00',
      'Material: Argamassa · 9 sacos: R$\u00a01.850,00',
      'Outros: Retirada de entulho: incluso',
      'Não inclui: Pintura',
      'Início: em até 5 dias após o aceite',
      'Pagamento:',
      'Entrada: R$\u00a01.305,00 (30%)',
      'No fim: R$\u00a03.045,00 (70%)',
      'Validade: 10 dias',
      'Garantia: 90 dias',
      'Nota fiscal: Sim',
      'ART ou RRT: Não se aplica',
      'Condições: Água e energia por conta do cliente.',
    ])
  })

  test('an improvement tells only what changed', () => {
    const row = queuedRow('improve_proposal', { amount: 11_900.5 }, { about })
    expect(itemName(row)).toBe('Nova versão da proposta · Muro de arrimo')
    expect(summaryOf(row, 80)).toBe('R$\u00a011.900,50')
  })

  test('[PRODUCT 84] an edit of a project tells only what changed, and only that can be edited', () => {
    const changed = { budget: null, description: 'Muro de 20 m.', products: null, photos_added: ['photo0000000001', 'photo0000000002'] }
    const row = queuedRow('edit_project', { project_id: 'wall', edition: 'e', ...changed }, { about })
    expect(itemName(row)).toBe('Edição do projeto · Muro de arrimo')
    expect(copyTextOf(row)).toBe('Orçamento: A combinar · Fotos: 2 novas\n\nMuro de 20 m.\n\nSem produtos')
    // New photos go to the server whatever becomes of the edit. [P12a]
    const refused = { ...row, state: 'refused' as const, args: { ...row.args, photos_removed: ['photo0000000003'] } }
    expect(copyTextOf(refused)).toContain('Fotos: 1 removida\n')
    expect(editableFieldsOf(row).map(({ name }) => name)).toEqual(['description', 'budget', 'products'])
    const sent = { ...row.args, project_id: 'wall00000000000', edition: 'edition00000000', description: ' ' }
    expect(fieldErrorsOf(schemaOf(row), sent)).toEqual({ description: 'required' })
  })

  test('a new project is known by the title that it was given', () => {
    const row = queuedRow('publish_project', project)
    expect(itemName(row)).toBe('Projeto · Muro de arrimo')
    expect(summaryOf(row, 80)).toBe('A combinar · Campinas, SP · “Muro de 18 m na divisa.”')
    expect(copyTextOf(row)).toContain('Jardim Flamboyant, Rua das Acácias')
    const urgent = queuedRow('publish_project', { ...project, timing: 'asap' }, { version: 2 })
    expect(summaryOf(urgent, 80)).toBe('A combinar · Campinas, SP · O quanto antes · “Muro de 18 m na divisa.”')
  })

  test('[PRODUCT 37] a project is shown and copied with its list of materials, and a proposal with its type', () => {
    const products = [cement, { name: 'Bloco 14 cm', quantity: '900' }]
    expect(copyTextOf(queuedRow('publish_project', { ...project, products }))).toBe(
      'Muro de arrimo\n\nMuro de 18 m na divisa.\n\nJardim Flamboyant, Rua das Acácias · A combinar · Campinas, SP\n\nCimento: 12 sacos\nBloco 14 cm: 900',
    )
    expect(summaryOf(queuedRow('publish_project', { ...project, products }), 80)).toContain('Cimento: 12 sacos Bloco 14 cm: 900')
    const terms = { proposal_type: 'both', amount: 12_400, duration_days: 20, cover_letter: 'Entrego limpo.' }
    expect(copyTextOf(queuedRow('send_proposal', terms))).toBe('Serviço e Produtos · R$\u00a012.400,00 · 20 dias\n\nEntrego limpo.')
    expect(copyTextOf(queuedRow('improve_proposal', { proposal_type: 'service' }))).toBe('Apenas Serviço')
  })

  test('edits of the account are told field by field', () => {
    const row = queuedRow('edit_account', { phone: '11987654321', website: '', notify_email: false })
    expect(summaryOf(row, 80)).toBe('Site: em branco · Telefone: (11) 98765-4321 · Receber avisos também por e-mail: não')
    const lists = queuedRow('edit_account', { mail_lists: { messages: false, support: true } })
    expect(summaryOf(lists, 80)).toBe('Mensagens não lidas: não · Respostas do suporte: sim')
  })
})

describe('groups', () => {
  const wall = { project_title: 'Muro de arrimo', person_name: '' }
  const marina = { project_title: 'Muro de arrimo', person_name: 'Marina Alves' }

  test('items that hang on the same thing stand together under its name', () => {
    const proposal = queuedRow('send_proposal', {}, { record: 'proposals/p1', parent: 'projects/wall', about: wall })
    const withdrawal = queuedRow('withdraw_proposal', {}, { record: 'proposals/p1', about: wall })
    const message = queuedRow('send_message', {}, { record: 'messages/m1', parent: 'conversations/c1', about: marina })
    const groups = groupItems([proposal, message, withdrawal])
    expect(groups.map(({ title, rows }) => [title, rows])).toEqual([
      ['Muro de arrimo', [proposal, withdrawal]],
      ['Marina Alves', [message]],
    ])
  })

  test('a message follows its new conversation to the project', () => {
    const conversation = queuedRow('start_conversation', {}, { record: 'conversations/c1', parent: 'projects/wall', about: marina })
    const message = queuedRow('send_message', {}, { record: 'messages/m1', parent: 'conversations/c1', about: marina })
    expect(groupItems([conversation, message])).toEqual([{ key: 'projects/wall', title: 'Muro de arrimo', rows: [conversation, message] }])
  })

  test('what needs its person comes first, among the groups and within one', () => {
    const waiting = queuedRow('edit_account', { about: 'Pedreiro há 12 anos.' }, { record: 'users/u1' })
    const queued = queuedRow('improve_proposal', {}, { record: 'proposals/p1', parent: 'projects/wall', about: wall })
    const refused = refusedRow('send_proposal', {}, 'project_closed', { record: 'proposals/p1', parent: 'projects/wall', about: wall })
    expect(groupItems([waiting, queued, refused])).toEqual([
      { key: 'projects/wall', title: 'Muro de arrimo', rows: [refused, queued] },
      { key: 'users/u1', title: 'Seu perfil', rows: [waiting] },
    ])
  })
})

describe('what waits', () => {
  test('[PRODUCT 36] a waiting item says what it waits for', () => {
    expect(waitingCode({ connection: 'offline', signedOut: false }, false)).toBe('waiting_connection')
    expect(waitingCode({ connection: 'unreachable', signedOut: false }, false)).toBe('waiting_server')
    expect(waitingCode({ connection: 'online', signedOut: true }, true)).toBe('waiting_server')
  })

  test('[PRODUCT 36] with a connection it says nothing for a second, then that it is being sent', () => {
    expect(waitingCode({ connection: 'online', signedOut: false }, false)).toBeNull()
    expect(waitingCode({ connection: 'online', signedOut: false }, true)).toBe('sending')
  })
})

describe('verbs', () => {
  const views = Object.entries(verbViews).flatMap(([verb, view]) => (isVerb(verb) ? [{ verb, view }] : []))

  test('a queued command that may wait for its person is told when it is refused, and a forgotten one never', () => {
    for (const { verb, view } of views.filter(({ verb }) => isQueuedVerb(verb))) {
      const isTold = commands[verb].onRefusal !== 'forget'
      expect([verb, view.failed !== null]).toEqual([verb, isTold])
      if (view.failed) expect(view.failed('O projeto fechou.').title).not.toBe('')
    }
  })

  test('what can be edited is also told, in the item and in the text to copy', () => {
    const edited = views.filter(({ view }) => view.edit)
    expect(edited.length).toBeGreaterThan(3)
    for (const { view } of edited) expect(view.content).toBeDefined()
  })

  test('a refused acceptance, and a question whether a quote stands, leads to where proposals are compared', () => {
    const row = refusedRow('accept_proposal', { project_id: 'wall00000000000' }, 'project_closed')
    expect(viewOf(row).instead?.(row)).toEqual({ text: 'Ver propostas', href: '/projetos/wall00000000000/propostas' })
    const asked = refusedRow('ask_confirmation', { project_id: 'wall00000000000' }, 'proposal_already_answered')
    expect(viewOf(asked).instead?.(asked)).toEqual({ text: 'Ver propostas', href: '/projetos/wall00000000000/propostas' })
    expect(viewOf(refusedRow('send_proposal', {}, 'project_closed')).instead).toBeUndefined()
  })

  test.each([
    ['edit_project', 'project_not_open'],
    ['keep_project', 'project_not_open'],
    ['reopen_project', 'project_went_on'],
    ['delete_project', 'project_went_on'],
    ['undo_deal', 'deal_missing'],
    ['confirm_proposal', 'project_changed'],
    ['decline_invitation', 'invitation_answered'],
  ] as const)('[PRODUCT 37] a refused %s leads to its project, while there is one', (verb, code) => {
    const row = refusedRow(verb, { project_id: 'wall00000000000', reason: 'Mudei de ideia.' }, code)
    expect(viewOf(row).instead?.(row)).toEqual({ text: 'Ver projeto', href: '/projetos/wall00000000000' })
    expect(viewOf(row).instead?.({ ...row, code: 'parent_missing' })).toBeNull()
    expect(editableFieldsOf(row)).toEqual([])
  })

  test.each([
    ['mark_stage', { mark: 'paid', is_on: true }, 'Etapa paga', 'Etapa marcada como paga.'],
    ['mark_stage', { mark: 'paid', is_on: false }, 'Marcação desfeita', 'Marcação desfeita.'],
    ['answer_change', { answer: 'declined' }, 'Recusa da mudança', 'Mudança recusada.'],
    ['hand_over', { step: 'handed' }, 'Entrega da obra', 'Aviso de entrega enviado.'],
    ['hand_over', { step: 'not_handed' }, 'Entrega desfeita', 'Entrega desfeita.'],
    ['hand_over', { step: 'not_yet' }, 'Resposta à entrega', 'Resposta enviada.'],
  ] as const)('%s with %o is named and told by what it says', (verb, args, name, title) => {
    const row = refusedRow(verb, args, 'deal_missing')
    expect(shortItemName(row)).toBe(name)
    expect(viewOf(row).done).toEqual({ title })
  })

  test('a command of another release is known by what it is about', () => {
    const stored = JSON.parse('{"verb":"paint_project"}')
    expect(viewOf(stored).name({ project_title: 'Muro de arrimo', person_name: '' })).toBe('Muro de arrimo')
    expect(viewOf(stored).name({ project_title: '', person_name: '' })).toBe('Outros')
    expect(viewOf(stored)).toMatchObject({ done: null, failed: null })
  })
})
