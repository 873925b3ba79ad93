import type { NotifyScope, Project, Proposal } from '#domain/documents'
import { asksForOne, type KilometresTo } from '#domain/projects/open-projects'
import { awaitsConfirmation, ENDS_SOON_DAYS, endsSoon, isExpired } from '#domain/projects/proposal-life'
import { DAY_MS, toTime } from '#domain/values/clock'
import { wholeKilometres } from '#domain/values/distance'
import { reachOf } from '#domain/values/reach'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { links } from '#links'
import { texts } from '#texts'
import { budgetText } from '../../components/projects/money-text'
import { shortDay } from '../../components/projects/quote/quote-facts'
import { markNames } from '../../data/queries/mark-names'
import type { Marks } from '../../data/queries/marks'
import type { Need, ToldAt } from './need'

const words = texts.needs
/** Older answers and projects are no news: a new device has no marks. */
export const NEWS_MS = 14 * DAY_MS
/** More are counted. */
const NAMED = 3

/** Unseen answers. */
export const answerNeeds = (proposals: readonly Proposal[], toldAt: ToldAt, marks: Marks, now: number): Need[] =>
  proposals.flatMap(({ project_id, project_title, status, undone_by, updated_at }) => {
    if (status === 'pending' || marks[markNames.answer(project_id, status)]) return []
    const at = toldAt(project_id) || updated_at
    const need = {
      kind: status,
      about: project_id,
      title: undone_by ? words.undone : words[status],
      text: project_title,
      href: links.project(project_id),
      at,
    }
    return Date.parse(at) > now - NEWS_MS ? [need] : []
  })

/** To confirm or improve after an edit. Product 85. */
export function changeNeeds(proposals: readonly Proposal[], projects: readonly Project[]): Need[] {
  const byProject = new Map(proposals.map((proposal) => [proposal.project_id, proposal]))
  return projects.flatMap((project) => {
    const { id, title, edited_at } = project
    const mine = byProject.get(id)
    return mine && awaitsConfirmation(mine, project)
      ? [{ kind: 'changed', about: id, title: words.changed, text: title, href: links.project(id), at: edited_at }]
      : []
  })
}

/** Quotes whose validity ends within days, or has ended, and those whose owner asks whether they stand. Product 110. */
export function validityNeeds(proposals: readonly Proposal[], projects: readonly Project[], now: number): Need[] {
  const byId = new Map(projects.map((project) => [project.id, project]))
  return proposals.flatMap((proposal) => {
    const { status, project_id, project_title, valid_until, asked_until } = proposal
    const project = byId.get(project_id)
    // An edit asks the same question.
    if (status !== 'pending' || project?.status !== 'open' || awaitsConfirmation(proposal, project) || !endsSoon(proposal, toTime(now))) return []
    const hasEnded = isExpired(proposal, saoPauloDay(toTime(now)))
    const title = asked_until === valid_until ? words.asked : words.validity[hasEnded ? 'ended' : 'until'](shortDay(valid_until))
    // In its place among news: from the day on which it is told.
    const at = toTime(Math.min(now, Date.parse(`${valid_until}T12:00:00.000Z`) - ENDS_SOON_DAYS * DAY_MS))
    return [{ kind: 'validity', about: project_id, title, text: project_title, href: links.project(project_id), at }]
  })
}

/** Kilometres within which new projects are told; a whole state apart. */
export const reachedKm = (scope: NotifyScope): number => (scope === 'km30' || scope === 'km60' ? reachOf[scope] : 0)

type Reach = { scope: NotifyScope; state: string; trades: readonly string[]; kilometresTo: KilometresTo }

/** As notices are told, but without any those of the own city. Product 102 and 105. */
function reaches({ scope, state, trades, kilometresTo }: Reach, project: Project): boolean {
  const km = kilometresTo(project)
  const isNear = (km !== null && wholeKilometres(km) <= reachedKm(scope)) || (scope === 'state' && project.state === state)
  return isNear && (trades.length === 0 || asksForOne(project.trades, trades))
}

/** New open projects within reach since the list was seen, except proposed or opened ones. `projects` newest first. */
export function newProjectNeeds(projects: readonly Project[], proposals: readonly Proposal[], reach: Reach, marks: Marks, now: number): Need[] {
  const proposedOn = new Set(proposals.map(({ project_id }) => project_id))
  const seen = latest(marks[markNames.openProjects], toTime(now - NEWS_MS))
  const found = projects.filter(
    (project) => reaches(reach, project) && project.created_at > seen && !proposedOn.has(project.id) && !marks[markNames.project(project.id)],
  )
  const named = found.slice(0, NAMED).map(
    ({ id, title, budget, city, created_at }): Need => ({
      kind: 'project',
      about: id,
      title: words.newProject(city),
      text: `${title} · ${budgetText(budget)}`,
      href: links.project(id),
      at: created_at,
    }),
  )
  const more = found.slice(NAMED)
  const [next] = more
  if (!next) return named
  const title = words.moreProjects(more.length, more.every(({ city }) => city === next.city) ? next.city : null)
  return [...named, { kind: 'projects', about: '', title, text: next.title, href: links.openProjects(), at: next.created_at }]
}

const latest = (one = '', other: string): string => (one > other ? one : other)
