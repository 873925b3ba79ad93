import { serverUrl } from '#desktop'
import type { Project } from '#domain/documents'
import { calendarFile } from '#domain/files/calendar-file'
import { toTime } from '#domain/values/clock'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { links } from '#links'
import { texts } from '#texts'
import { saveTextFile } from '../../../components/files/save-text-file'
import type { Deal } from '../../../components/projects/use-deal'
import { projectAddress } from './project-address'
import { shoppingList } from './shopping-list'

const { deadline, shopping } = texts.files

export const saveShoppingList = (project: Project): Promise<void> =>
  saveTextFile({ kind: shopping.file, about: project.title, ending: 'txt', content: shoppingList(project) })

export const saveDeadline = (project: Project, deal: Deal): Promise<void> =>
  saveTextFile({ kind: deadline.file, about: project.title, ending: 'ics', content: deadlineFile(project, deal, Date.now()) })

/** The day in São Paulo on which the agreed days are over, counted from the acceptance: no other start is known. */
export function deadlineFile(project: Project, { proposal, other }: Deal, now: number): string {
  const { id, duration_days } = proposal
  const since = saoPauloDay(project.accepted_at).split('-').reverse().join('/')
  return calendarFile(
    {
      id,
      day: saoPauloDay(project.accepted_at, duration_days),
      title: deadline.title(project.title),
      description: [deadline.agreedWith(other.name), deadline.counted(texts.times.days(duration_days), since)].join('\n'),
      place: projectAddress(project),
      url: new URL(links.project(project.id), serverUrl || window.location.origin).href,
    },
    toTime(now),
  )
}
