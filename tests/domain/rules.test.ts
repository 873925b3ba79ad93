import { describe, expect, test } from 'vitest'
import { commands } from '#domain/commands'
import { sideOf } from '#domain/conversation'
import { conversationId } from '#domain/ids'
import { newConversation } from '#domain/new-conversation'
import { activeCnpjMonth } from '#domain/people/active-cnpj'
import { acceptedOf } from '#domain/projects/deal'
import { mayDo, projectLife, stepOf } from '#domain/projects/project-life'
import { defaultType, mayTake, offeredTypes } from '#domain/projects/proposal-life'
import { personSearch, projectSearch, searchedFor } from '#domain/projects/searched'
import { settingRefusal } from '#domain/site-settings'
import { fold } from '#domain/values/fold'
import { isMobile } from '#domain/values/phone'
import { links, paths } from '#links'
import { aConversation, ana, aProject, aProposal, bia, idOf, joao, NOW } from './builders'

describe('lives', () => {
  test('nothing can be done to a project or a proposal in a state that this release does not know', () => {
    for (const { verb } of projectLife) expect(stepOf('unheard of', verb)).toBeUndefined()
    const verbs = [
      'accept_proposal',
      'improve_proposal',
      'confirm_proposal',
      'ask_confirmation',
      'withdraw_proposal',
      'undo_deal',
      'provider_deleted',
    ] as const
    for (const verb of verbs) expect(mayTake('unheard of', verb)).toBe(false)
  })

  test('[PRODUCT 87] the life of a project is this table, and its verbs are commands, but for those of the server', () => {
    expect(projectLife.map(({ from, verb, to, by }) => `${from} ${verb} ${to} ${by.join()}`)).toEqual([
      'open edit_project open owner',
      'open accept_proposal in_progress owner',
      'open keep_project open owner',
      'open close_project closed owner',
      'open left_alone closed server',
      'open delete_project gone owner',
      'closed reopen_project open owner',
      'closed keep_project open owner',
      'closed delete_project gone owner',
      'in_progress complete_project completed owner',
      'in_progress undo_deal open owner,chosen',
      'in_progress provider_deleted open server',
      'completed reopen_project in_progress owner',
    ])
    expect(projectLife.flatMap(({ verb }) => (Object.hasOwn(commands, verb) ? [] : [verb]))).toEqual(['left_alone', 'provider_deleted'])
  })

  test('a button is for those who may give its verb in the status that the project has', () => {
    const running = aProject({ status: 'in_progress', accepted_proposal_id: aProposal().id })
    expect([ana, joao, bia].map(({ id }) => mayDo(running, 'complete_project', id, NOW))).toEqual([true, false, false])
    expect([ana, joao, bia].map(({ id }) => mayDo(running, 'undo_deal', id, NOW))).toEqual([true, true, false])
    expect(mayDo(aProject(), 'complete_project', ana.id, NOW)).toBe(false)
    expect([NOW, ''].map((asked_at) => mayDo(aProject({ asked_at }), 'keep_project', ana.id, NOW))).toEqual([true, false])
    expect(['', NOW].map((completed_at) => mayDo(aProject({ completed_at }), 'delete_project', ana.id, NOW))).toEqual([true, false])
  })

  test('[PRODUCT 26] products are offered only where the project lists some, and then both is the default', () => {
    const withProducts = { products: [{ name: 'Piso', quantity: '5 m²' }] }
    expect([...offeredTypes(withProducts)].sort()).toEqual(['both', 'products', 'service'])
    expect(defaultType(withProducts)).toBe('both')
    expect(offeredTypes({ products: [] })).toEqual(['service'])
    expect(defaultType({ products: [] })).toBe('service')
  })
})

describe('the deal', () => {
  test('[PRODUCT 54] the deal of a project is its accepted proposal, for who knows which one it is', () => {
    const chosen = aProposal({ status: 'accepted' })
    const other = aProposal({ provider_id: idOf('outro'), status: 'rejected' })
    expect(acceptedOf(aProject({ status: 'in_progress', accepted_proposal_id: chosen.id }), [other, chosen])).toBe(chosen)
    expect(acceptedOf(aProject({ status: 'in_progress' }), [other])).toBeUndefined()
    expect(acceptedOf(aProject(), [aProposal()])).toBeUndefined()
  })

  test.each([
    ['11987654321', true],
    ['1134567890', false],
    ['', false],
  ])('%s is a mobile: %s', (digits, expected) => {
    expect(isMobile(digits)).toBe(expected)
  })
})

describe('conversations', () => {
  test('a new conversation is the same whichever of the two it is made for, and unread by both', () => {
    const made = newConversation(idOf('reforma'), joao.id, ana.id, NOW)
    expect(made).toEqual(newConversation(idOf('reforma'), ana.id, joao.id, NOW))
    expect(made).toMatchObject({ id: conversationId(idOf('reforma'), ana.id, joao.id), participant_one: ana.id, participant_two: joao.id })
    expect(made).toMatchObject({ read_at_one: '', read_at_two: '', last_message_at: NOW, created_at: NOW })
  })

  test('each of the two is on one side, anyone else on none', () => {
    expect([ana, joao, bia].map(({ id }) => sideOf(aConversation(), id))).toEqual(['one', 'two', null])
  })
})

describe('search', () => {
  test('folded Portuguese is plain ASCII', () => {
    expect(fold('áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ')).toMatch(/^[a-z]+$/)
  })

  test('[PRODUCT 50] a project is found by title, description and place, a person by name, role, place and what they write about themselves', () => {
    const found = (text: string, typed: string) => searchedFor(typed).every((texts) => texts.some((part) => text.includes(part)))
    const trades = ['eletricista']
    const project = projectSearch({ title: 'Muro', description: 'Divisa de 18 m', address: 'Cambuí', city: 'Araçatuba', state: 'SP', trades })
    for (const part of ['muro', 'divisa', 'cambui', 'aracatuba', 'sp', 'tomadas']) expect(found(project, part)).toBe(true)
    const person = personSearch({ full_name: 'João', role: 'autonomo', city: 'Sumaré', state: 'SP', about: 'Azulejista há 20 anos', trades })
    for (const part of ['joao', 'autônomo', 'sumare', 'sp', 'azulejista', 'tomadas']) expect(found(person, part)).toBe(true)
  })
})

describe('settings of the site', () => {
  const refusal = (value: string) => settingRefusal('how_it_works_video_url', value)

  test.each([
    ['', null],
    ['https://youtu.be/dQw4w9WgXcQ', null],
    ['https://www.youtube.com/@canteiro', 'video_invalid'],
    ['https://', 'video_invalid'],
    [`https://youtu.be/dQw4w9WgXcQ?si=${'x'.repeat(480)}`, 'video_invalid'],
  ])('[PRODUCT 24] the address of the video may be %s: %s', (value, refused) => {
    expect(refusal(value)).toBe(refused)
  })

  test('an address of the footer stays one that a browser opens elsewhere', () => {
    expect(settingRefusal('footer_facebook', 'https://semponto')).toBe('website_invalid')
  })
})

test("[PRODUCT 128] 'CNPJ ativo' is said for 180 days from the look-up on, and never without one or its name", () => {
  const said = (cnpj_active_on: string, today: string, cnpj_name = 'OBRAS LTDA') => activeCnpjMonth({ cnpj_active_on, cnpj_name }, today)
  expect(said('2026-11-28', '2026-11-28')).toBe('11/2026')
  expect([said('2026-11-28', '2027-05-27'), said('2026-11-28', '2027-05-28')]).toEqual(['11/2026', ''])
  expect([said('', '2026-11-28'), said('ontem', '2026-11-28'), said('2026-11-28', '2026-11-28', '')]).toEqual(['', '', ''])
})

describe('links', () => {
  test('a search travels in the address of the directory, whatever is typed', () => {
    expect(links.providers()).toBe('/fornecedores')
    expect(links.providers('São José & cia + 1')).toBe('/fornecedores?q=S%C3%A3o+Jos%C3%A9+%26+cia+%2B+1')
    expect(new URLSearchParams(links.providers('São José & cia + 1').split('?')[1]).get('q')).toBe('São José & cia + 1')
  })

  test('each page has one address, and a link leads to the page of its name', () => {
    expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length)
    expect(Object.keys(links)).toEqual(Object.keys(paths))
    const makers: ((...values: string[]) => string)[] = Object.values(links)
    expect(makers.map((link, k) => (Object.values(paths)[k]?.includes(':') ? link('x') : link()))).toEqual(
      Object.values(paths).map((path) => path.replace(/:[^/]+/g, 'x')),
    )
  })
})
