import { timings } from '#domain/collections/projects'
import type { Project } from '#domain/documents'
import { tradeIds } from '#domain/projects/trades'
import { wholeKilometres } from '#domain/values/distance'
import { isState } from '#domain/values/place'

/** In reais, above `above` up to `upTo`. Without a budget: 'A combinar'. */
export const budgetRanges = {
  up_to_2000: { above: 0, upTo: 2_000 },
  up_to_10000: { above: 2_000, upTo: 10_000 },
  up_to_50000: { above: 10_000, upTo: 50_000 },
  above_50000: { above: 50_000, upTo: 100_000_000 },
  none: { above: -1, upTo: 0 },
} as const

export type BudgetRange = keyof typeof budgetRanges
export const budgetRangeNames = Object.keys(budgetRanges).filter((name): name is BudgetRange => name in budgetRanges)

const isOneOf =
  (values: readonly string[]) =>
  (given: string): boolean =>
    values.includes(given)

const MOST_CITY_LETTERS = 80

type Choice = {
  parameter: string
  accepts: (given: string) => boolean
  has: (project: Project, chosen: string) => boolean
}

export const openProjectChoices = {
  state: { parameter: 'estado', accepts: isState, has: ({ state }, chosen) => state === chosen },
  city: { parameter: 'cidade', accepts: ({ length }) => length > 0 && length <= MOST_CITY_LETTERS, has: ({ city }, chosen) => city === chosen },
  timing: { parameter: 'quando', accepts: isOneOf(timings), has: ({ timing }, chosen) => timing === chosen },
  trade: { parameter: 'especialidade', accepts: isOneOf(tradeIds), has: ({ trades }, chosen) => asksForOne(trades, [chosen]) },
  budget: { parameter: 'orcamento', accepts: isOneOf(budgetRangeNames), has: ({ budget }, chosen) => isInRange(budget, chosen) },
} as const satisfies Record<string, Choice>

export type OpenProjectChoice = keyof typeof openProjectChoices
/** '' is every one. */
export type OpenProjectChoices = Record<OpenProjectChoice, string>

export const choiceNames = Object.keys(openProjectChoices).filter((name): name is OpenProjectChoice => name in openProjectChoices)

/** A project without trades is everyone's. Product 101. */
export const asksForOne = (asked: readonly string[], trades: readonly string[]): boolean =>
  asked.length === 0 || asked.some((trade) => trades.includes(trade))

const isInRange = (budget: number, chosen: string): boolean => {
  const range = budgetRangeNames.find((name) => name === chosen)
  return range !== undefined && budget > budgetRanges[range].above && budget <= budgetRanges[range].upTo
}

/** Who asks. `proposedOn`: own proposals' projects; `trades`: what they do. */
export type Asker = { proposedOn: ReadonlySet<string>; trades: readonly string[] }

type Mark = {
  parameter: string
  has: (project: Project, asker: Asker) => boolean
}

/** A chip each; the server's half is in pocketbase/src/listings/open-projects.ts. */
export const openProjectMarks = {
  with_photos: { parameter: 'com-fotos', has: ({ images }) => images.length > 0 },
  my_trades: { parameter: 'minhas-especialidades', has: (project, { trades }) => asksForOne(project.trades, trades) },
  not_sent: { parameter: 'nao-enviei', has: ({ id }, { proposedOn }) => !proposedOn.has(id) },
} as const satisfies Record<string, Mark>

export type OpenProjectMark = keyof typeof openProjectMarks

export const markNames = Object.keys(openProjectMarks).filter((name): name is OpenProjectMark => name in openProjectMarks)

/** The newest first wherever two are alike, as are cities within the same whole kilometre. */
export const openProjectSorts = ['newest', 'budget', 'near'] as const
export type OpenProjectSort = (typeof openProjectSorts)[number]

export type OpenProjectsQuestion = { choices: OpenProjectChoices; marks: readonly OpenProjectMark[]; sort: OpenProjectSort }

export const noChoices: OpenProjectChoices = { state: '', city: '', timing: '', trade: '', budget: '' }
export const everyProject: OpenProjectsQuestion = { choices: noChoices, marks: [], sort: 'newest' }

/** An unknown value is '', as is a city without its state. */
export function readChoices(given: (choice: OpenProjectChoice) => string | null): OpenProjectChoices {
  const chosen = (name: OpenProjectChoice) => {
    const value = given(name) ?? ''
    return openProjectChoices[name].accepts(value) ? value : ''
  }
  const state = chosen('state')
  return { state, city: state && chosen('city'), timing: chosen('timing'), trade: chosen('trade'), budget: chosen('budget') }
}

export const readSort = (given: string | null): OpenProjectSort => openProjectSorts.find((sort) => sort === given) ?? 'newest'

export const isAskedFor = (project: Project, { choices, marks }: OpenProjectsQuestion, asker: Asker): boolean =>
  choiceNames.every((name) => choices[name] === '' || openProjectChoices[name].has(project, choices[name])) &&
  marks.every((name) => openProjectMarks[name].has(project, asker))

type Ordered = Pick<Project, 'id' | 'created_at' | 'budget' | 'city' | 'state'>

/** From a person's city, 0 there; null where the way is not known. */
export type KilometresTo = (place: { city: string; state: string }) => number | null

/** The server's order. What has no known way comes last. */
export function compareProjects(sort: OpenProjectSort, kilometresTo: KilometresTo): (one: Ordered, other: Ordered) => number {
  const farness = (project: Ordered): number => wholeKilometres(kilometresTo(project) ?? Number.MAX_SAFE_INTEGER)
  return (one, other) =>
    (sort === 'budget' ? other.budget - one.budget : sort === 'near' ? farness(one) - farness(other) : 0) ||
    compareText(other.created_at, one.created_at) ||
    compareText(one.id, other.id)
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
