import { expect, test } from 'vitest'
import { type CommandAnswer, type Session, signedIn } from '../../server/support/session'
import { proposalArgs } from '../../support/data/command-args'
import { fieldOf } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer({ rateLimits: 'real' })

const answersTo = async (person: Session, commands: unknown[]): Promise<CommandAnswer[]> => {
  const answers: CommandAnswer[] = []
  for (let from = 0; from < commands.length; from += 50) {
    const some = fieldOf(await person.push(commands.slice(from, from + 50)), 'answers')
    if (Array.isArray(some)) answers.push(...(some as CommandAnswer[]))
  }
  return answers
}
const codes = (answers: CommandAnswer[]) => answers.map(({ status, code }) => code ?? status)
const times = (count: number, word: string): string[] => Array.from({ length: count }, () => word)

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
  expect(await bruno.dispatches('withdraw_proposal', { proposal_id: proposal })).toMatchObject({ status: 'accepted' })
})
