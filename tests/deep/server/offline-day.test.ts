import { expect, test } from 'vitest'
import { answersTo, codes, times } from '../../server/support/many-commands'
import { signedIn } from '../../server/support/session'
import { proposalArgs } from '../../support/data/command-args'
import { withServer } from '../../support/server/with-server'

const server = withServer({ rateLimits: 'real' })

test('[P13] a day of proposals and improvements written offline is taken, more than four hours of them is not', async () => {
  const ana = await signedIn(server, 'cliente')
  const bruno = await signedIn(server, 'autonomo')
  const project = await ana.publishes()
  const proposing = (amount: number) => bruno.command('send_proposal', { ...proposalArgs(project), amount })
  const improving = (amount: number) => bruno.command('improve_proposal', { proposal_id: proposal, project_id: project, edition: '', amount })
  const proposal = await bruno.proposes(project)
  const answers = await answersTo(bruno, [
    ...Array.from({ length: 120 }, (_, i) => proposing(i + 1)),
    ...Array.from({ length: 119 }, (_, i) => improving(i + 1_000)),
  ])
  expect(codes(answers)).toEqual(times(239, 'accepted'))
  // The minutes that this takes refill as many.
  const more = await answersTo(
    bruno,
    Array.from({ length: 50 }, (_, i) => proposing(i + 5_000)),
  )
  expect(codes(more).slice(-20)).toEqual(times(20, 'too_many'))
  await bruno.withdraws(project)
})
