import { fieldOf } from '../../support/server/server-client'
import type { CommandAnswer, Session } from './session'

/** The answers to any number of commands, 50 a request. */
export async function answersTo(person: Session, commands: unknown[]): Promise<CommandAnswer[]> {
  const answers: CommandAnswer[] = []
  for (let from = 0; from < commands.length; from += 50) {
    const some = fieldOf(await person.push(commands.slice(from, from + 50)), 'answers')
    if (Array.isArray(some)) answers.push(...(some as CommandAnswer[]))
  }
  return answers
}

/** The code of each refused command, the status of the others. */
export const codes = (answers: CommandAnswer[]): string[] => answers.map(({ status, code }) => code ?? status)
export const times = (count: number, word: string): string[] => Array.from({ length: count }, () => word)
