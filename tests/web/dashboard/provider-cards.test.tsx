import { describe, test } from 'vitest'
import { dispatch } from '../../../web/src/data/commands/dispatch'
import { DashboardPage } from '../../../web/src/features/dashboard/dashboard-page'
import { aProject, aProposal, idOf, joao } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { mount, soon } from '../ui/mount'

describe('figures of a provider’s proposals', () => {
  const database = eachWithDatabase()

  test('one that was not sent yet is not said to wait for an answer', async () => {
    const account = standInAccount(database(), { actor: joao })
    await database().proposals.insert({ ...aProposal({ project_id: idOf('muro') }), newest: 0 })
    await database().projects.insert({ ...aProject(), newest: 0 })
    const { amount, duration_days, proposal_type, cover_letter } = aProposal()
    await dispatch(account, 'send_proposal', { project_id: aProject().id, edition: '', amount, duration_days, proposal_type, cover_letter })
    await mount(inAccount(account, <DashboardPage />))
    await soon(() => document.body.textContent).toContain('1aguardando resposta')
  })
})
