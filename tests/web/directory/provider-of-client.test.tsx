import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { conversationId } from '#domain/ids'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { links } from '#links'
import { ProviderHere } from '../../../web/src/features/directory/provider-here'
import { aConversation, ana, aProfile, aProject, aProposal, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, get, pageText, press, soon, textsIn, wordsOf } from '../ui/mount'

describe('a provider who has proposed to this client', () => {
  const { hold, showAs } = eachWithAccount()
  // No references.
  beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ code: 'not_found' }, { status: 404 })))
  const acts = () => textsIn('a, button')

  async function show(facts = {}): Promise<void> {
    await hold('profiles', aProfile(facts))
    await showAs(ana, <ProviderHere id={joao.id} />)
    await soon(pageText).toContain('Convidar para um projeto')
  }
  const propose = async (fields = {}) => {
    await hold('projects', aProject())
    await hold('proposals', aProposal(fields))
  }

  test('[PRODUCT 52] is first to be talked with, then their proposal is named with its price, which leads to the comparison, as the way back does', async () => {
    await propose()
    await show()
    const words = acts()
    expect(words.indexOf('Conversar')).toBeLessThan(words.indexOf('Convidar para um projeto'))
    expect(get('link', 'Ver proposta R$\u00a04.350,00').getAttribute('href')).toBe(links.manageProposals(aProject().id))
    expect(get('link', 'Comparar propostas').getAttribute('href')).toBe(links.manageProposals(aProject().id))
    get('button', 'Iniciar Conversa')
  })

  test('[PRODUCT 128] has on the page what was counted and looked up, and since when', async () => {
    const today = saoPauloDay(new Date().toISOString())
    await show({ works_done: 2, cnpj_active_on: today, cnpj_name: 'HORIZONTE OBRAS LTDA' })
    for (const fact of [
      '2 obras concluídas pelo Canteiro',
      `CNPJ ativo na Receita em ${today.slice(5, 7)}/${today.slice(0, 4)}: HORIZONTE OBRAS LTDA`,
      'No Canteiro desde',
    ])
      expect(pageText()).toContain(fact)
  })

  test('[PRODUCT 128] has nothing on the page that nobody found, or too long ago', async () => {
    await show({ cnpj_active_on: saoPauloDay(new Date().toISOString(), -181), cnpj_name: 'HORIZONTE OBRAS LTDA' })
    expect(pageText()).toContain('N/A (0 avaliações)')
    for (const words of ['obra', 'CNPJ', 'verificad']) expect(pageText().toLowerCase()).not.toContain(words.toLowerCase())
  })

  test('[PRODUCT 128] says no CNPJ to be active whose name was not kept: a reader could not see whose it is', async () => {
    await show({ cnpj_active_on: saoPauloDay(new Date().toISOString()) })
    expect(pageText()).toContain('N/A (0 avaliações)')
    expect(pageText()).not.toContain('CNPJ')
  })

  test('[PRODUCT 18] whom one talks with already is led to that conversation', async () => {
    await propose()
    const id = conversationId(aProject().id, ana.id, joao.id)
    await hold('conversations', aConversation({ id }))
    await show()
    await soon(() =>
      all('link')
        .find(({ textContent }) => textContent === 'Conversar')
        ?.getAttribute('href'),
    ).toBe(links.conversation(id))
  })

  test('whose proposal was rejected, or of whom there is none, is invited', async () => {
    await propose({ status: 'rejected' })
    await show()
    expect(pageText()).not.toContain('Ver proposta')
    get('link', 'Fornecedores')
  })

  test('[PRODUCT 93] is blocked and reported in a menu, not beside what one does every day', async () => {
    await show()
    expect(pageText()).not.toContain('Bloquear')
    await press(get('button', 'Mais opções deste fornecedor'))
    expect(wordsOf('menuitem')).toEqual([`Bloquear ${joao.full_name}`, 'Denunciar perfil'])
    await act(async () => get('menuitem', 'Bloquear').click())
    await press(get('button', 'Bloquear'))
    await soon(pageText).toContain(`Você bloqueou ${joao.full_name}.`)
  })
})
