import { serverUrl } from '#desktop'
import type { Project } from '#domain/documents'
import { calendarFile } from '#domain/files/calendar-file'
import { agreedDays, dealOf } from '#domain/projects/deal'
import { toTime } from '#domain/values/clock'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { links } from '#links'
import { texts } from '#texts'
import { saveTextFile } from '../../../components/files/save-text-file'
import type { MyDeal } from '../../../components/projects/use-deal'
import { projectAddress } from './project-address'
import { shoppingList } from './shopping-list'

const { deadline, shopping } = texts.files

export const saveShoppingList = (project: Project): Promise<void> =>
  saveTextFile({ kind: shopping.file, about: project.title, ending: 'txt', content: shoppingList(project) })

export const saveDeadline = (project: Project, deal: MyDeal): Promise<void> =>
  saveTextFile({ kind: deadline.file, about: project.title, ending: 'ics', content: deadlineFile(project, deal, Date.now()) })

/** The day in São Paulo on which the agreed days are over, counted from the acceptance: no other start is known. */
export function deadlineFile(project: Project, { proposal, other }: MyDeal, now: number): string {
  const days = agreedDays(proposal, dealOf(proposal, project))
  const since = saoPauloDay(project.accepted_at).split('-').reverse().join('/')
  return calendarFile(
    {
      id: proposal.id,
      day: saoPauloDay(project.accepted_at, days),
      title: deadline.title(project.title),
      description: [deadline.agreedWith(other.name), deadline.counted(texts.times.days(days), since)].join('\n'),
      place: projectAddress(project),
      url: new URL(links.project(project.id), serverUrl || window.location.origin).href,
    },
    toTime(now),
  )
}
