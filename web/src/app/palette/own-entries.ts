import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import HardHat from 'lucide-react/icons/hard-hat'
import MessageSquare from 'lucide-react/icons/message-square'
import { otherName } from '#domain/conversation'
import { formatMoney } from '#domain/values/money'
import { links } from '#links'
import { texts } from '#texts'
import { placeOf } from '../../components/projects/place-of'
import { useConversations } from '../../data/queries/conversations'
import { useProfiles } from '../../data/queries/profiles'
import { useMyProjects } from '../../data/queries/projects'
import { useMyProposals } from '../../data/queries/proposals'
import { useAccountStore } from '../../data/store/account-store-context'
import type { Entry } from './entry'

/** One's own projects, proposals and conversations, and the providers on this device. */
export function useOwnEntries(): Entry[] {
  const { userId } = useAccountStore()
  const projects = useMyProjects() ?? []
  const proposals = useMyProposals() ?? []
  const conversations = useConversations() ?? []
  const profiles = useProfiles() ?? []
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
    ...profiles.map(
      ({ id, full_name, city, state }): Entry => ({
        group: 'providers',
        id,
        text: full_name || texts.labels.nameless,
        note: placeOf({ city, state }),
        Icon: HardHat,
        href: links.provider(id),
      }),
    ),
  ]
}
