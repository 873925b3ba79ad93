import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import HardHat from 'lucide-react/icons/hard-hat'
import MessageSquare from 'lucide-react/icons/message-square'
import Search from 'lucide-react/icons/search'
import { otherName } from '#domain/conversation'
import type { Profile, Project } from '#domain/documents'
import { isProvider } from '#domain/people/roles'
import { personSearch, projectSearch } from '#domain/projects/searched'
import { formatMoney } from '#domain/values/money'
import { links } from '#links'
import { texts } from '#texts'
import { searchIn, usePrepared } from '../../components/lists/searched'
import { budgetText } from '../../components/projects/money-text'
import { placeOf } from '../../components/projects/place-of'
import { useConversations } from '../../data/queries/conversations'
import { useProfiles } from '../../data/queries/profiles'
import { useMyProjects, useOpenProjects } from '../../data/queries/projects'
import { useMyProposals } from '../../data/queries/proposals'
import { useAccountStore, useActor } from '../../data/store/account-store-context'
import type { Entry } from './entry'

/** A state may have thousands of open projects, and each letter searches all of them. */
const MOST_OPEN = 500

const findsProjects = searchIn<Project>(projectSearch)
const findsPeople = searchIn<Profile>(personSearch)

export function useOwnEntries(typed: string): Entry[] {
  const { userId } = useAccountStore()
  const actor = useActor()
  const projects = useMyProjects() ?? []
  const proposals = useMyProposals() ?? []
  const conversations = useConversations() ?? []
  const people = useProfiles()
  const newest = useOpenProjects(MOST_OPEN)
  usePrepared(findsPeople, people)
  usePrepared(findsProjects, newest)
  const profiles = people ?? []
  const open = (isProvider(actor) && newest) || []
  const [isProjectFound, isPersonFound] = [findsProjects(typed), findsPeople(typed)]
  return [
    ...projects.map(
      ({ project }): Entry => ({
        group: 'projects',
        id: project.id,
        text: project.title,
        note: texts.labels.projectStatus[project.status],
        Icon: FolderOpen,
        href: links.project(project.id),
      }),
    ),
    ...proposals.map(
      ({ id, project_id, project_title, amount }): Entry => ({
        group: 'proposals',
        id,
        text: project_title,
        note: formatMoney(amount),
        Icon: FileText,
        href: links.project(project_id),
      }),
    ),
    ...conversations.map(
      ({ conversation }): Entry => ({
        group: 'conversations',
        id: conversation.id,
        text: otherName(conversation, userId) || texts.labels.nameless,
        note: conversation.project_title,
        Icon: MessageSquare,
        href: links.conversation(conversation.id),
      }),
    ),
    ...open.map(
      (project): Entry => ({
        group: 'openProjects',
        id: project.id,
        text: project.title,
        isFound: () => isProjectFound(project),
        note: `${placeOf(project)} · ${budgetText(project.budget)}`,
        Icon: Search,
        href: links.project(project.id),
      }),
    ),
    ...profiles.map((profile): Entry => {
      const { id, full_name } = profile
      return {
        group: 'providers',
        id,
        text: full_name || texts.labels.nameless,
        isFound: () => isPersonFound(profile),
        note: placeOf(profile),
        Icon: HardHat,
        href: links.provider(id),
      }
    }),
  ]
}
