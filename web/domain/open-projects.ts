import { timings } from '#domain/collections/projects'
import type { Project } from '#domain/documents'
import { states } from '#domain/place'

/** Of what a list of open projects can be asked for one value: what it can be, and its name in the address of the page. */
export const openProjectChoices = {
  state: { values: states, parameter: 'estado' },
  timing: { values: timings, parameter: 'quando' },
} as const

export type OpenProjectChoice = keyof typeof openProjectChoices
/** '' is every one. */
export type OpenProjectChoices = Record<OpenProjectChoice, string>

export const choiceNames = Object.keys(openProjectChoices).filter((name): name is OpenProjectChoice => name in openProjectChoices)

/** Choices as an address or a request gives them; what is none of the values is every one. */
export function readChoices(given: (choice: OpenProjectChoice) => string | null): OpenProjectChoices {
  const chosen = (name: OpenProjectChoice) => openProjectChoices[name].values.find((value) => value === given(name)) ?? ''
  return { ...noChoices, ...Object.fromEntries(choiceNames.map((name) => [name, chosen(name)])) }
}

export const noChoices: OpenProjectChoices = { state: '', timing: '' }

export const isChosen = (project: Project, choices: OpenProjectChoices): boolean =>
  choiceNames.every((name) => choices[name] === '' || project[name] === choices[name])
