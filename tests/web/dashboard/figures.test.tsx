import { describe, test } from 'vitest'
import { dispatch } from '../../../web/src/data/commands/dispatch'
import { DashboardPage } from '../../../web/src/features/dashboard/dashboard-page'
import { ana, aProject, aProposal, idOf, joao } from '../../domain/builders'
import { proposalArgs } from '../../support/data/command-args'
import { eachWithAccount } from '../data/each-account'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { mount, pageText, soon } from '../ui/mount'

describe('figures of the dashboard', () => {
  const { database, hold } = eachWithAccount()

  test('a project that was not published yet is not said to be open', async () => {
    const account = standInAccount(database(), { actor: ana })
    await hold('projects', aProject())
    const { title, description, address, city } = aProject()
    const place = { address, city, state: 'SP' } as const
    await dispatch(account, 'publish_project', {
      project_id: idOf('muro'),
      title,
      description,
      ...place,
      budget: null,
      products: null,
      timing: '',
      trades: [],
    })
    await mount(inAccount(account, <DashboardPage />))
    await soon(pageText).toContain('1projeto aberto')
  })

  test('one that was not sent yet is not said to wait for an answer', async () => {
    const account = standInAccount(database(), { actor: joao })
    await hold('proposals', aProposal({ project_id: idOf('muro') }))
    await hold('projects', aProject())
    await dispatch(account, 'send_proposal', proposalArgs(aProject().id))
    await mount(inAccount(account, <DashboardPage />))
    await soon(pageText).toContain('1aguardando resposta')
  })
})
