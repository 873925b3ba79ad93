import { describe, test } from 'vitest'
import { dispatch } from '../../../web/src/data/commands/dispatch'
import { DashboardPage } from '../../../web/src/features/dashboard/dashboard-page'
import { ana, aProject, aProposal, idOf, joao } from '../../domain/builders'
import { proposalArgs } from '../../support/data/command-args'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { mount, soon } from '../ui/mount'

describe('figures of the dashboard', () => {
  const database = eachWithDatabase()

  test('a project that was not published yet is not said to be open', async () => {
    const account = standInAccount(database(), { actor: ana })
    await database().projects.insert({ ...aProject(), newest: 0 })
    const { title, description, address, city } = aProject()
    const place = { address, city, state: 'SP' } as const
    await dispatch(account, 'publish_project', { project_id: idOf('muro'), title, description, ...place, budget: null, products: null, timing: '' })
    await mount(inAccount(account, <DashboardPage />))
    await soon(() => document.body.textContent).toContain('1projeto aberto')
  })

  test('one that was not sent yet is not said to wait for an answer', async () => {
    const account = standInAccount(database(), { actor: joao })
    await database().proposals.insert({ ...aProposal({ project_id: idOf('muro') }), newest: 0 })
    await database().projects.insert({ ...aProject(), newest: 0 })
    await dispatch(account, 'send_proposal', proposalArgs(aProject().id))
    await mount(inAccount(account, <DashboardPage />))
    await soon(() => document.body.textContent).toContain('1aguardando resposta')
  })
})
