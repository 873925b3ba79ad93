import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import type { Profile, Project } from '#domain/documents'
import { conversationId } from '#domain/ids'
import { links } from '#links'
import { texts } from '#texts'
import { QuotaNote } from '../../components/fields/quota-note'
import { useTalk } from '../../components/people/use-talk'
import { useConversations } from '../../data/queries/conversations'
import { useMyProjects } from '../../data/queries/projects'
import { useAccountStore } from '../../data/store/account-store-context'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { RadioCards } from '../../ui/forms/choices/radio-field'
import { Dialog } from '../../ui/overlays/dialog'

const words = texts.directory.invite

/** To an open project, or one to be published. Product 52. */
export function InviteProvider({ profile, isMain }: { profile: Profile; isMain: boolean }) {
  const mine = useMyProjects()
  const [isOpen, setOpen] = useState(false)
  const open = mine?.flatMap(({ project }) => (project.status === 'open' ? [project] : []))
  const looks = { variant: isMain ? 'primary' : 'secondary', icon: <Send size={20} /> } as const
  if (open?.length === 0) {
    return (
      <LinkButton {...looks} href={links.newProject()}>
        {words.action}
      </LinkButton>
    )
  }
  return (
    <>
      <Button {...looks} onPress={() => setOpen(true)} isDisabled={!open}>
        {words.action}
      </Button>
      {isOpen && open ? <InviteDialog profile={profile} projects={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type Props = { profile: Profile; projects: readonly Project[]; onClose: () => void }

/** The newest is preselected. */
function InviteDialog({ profile, projects, onClose }: Props) {
  const { userId } = useAccountStore()
  const conversations = useConversations()
  const [chosen, setChosen] = useState(projects[0]?.id ?? '')
  const talk = useTalk({ project_id: chosen, provider_id: profile.id, profile })
  const talking = new Set(conversations?.map(({ conversation }) => conversation.id))
  const [isStarting, setStarting] = useState(false)

  async function invite(): Promise<void> {
    setStarting(true)
    if (!(await talk.start())) setStarting(false)
  }

  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button variant="primary" onPress={() => void invite()} isPending={isStarting} pendingLabel={words.inviting}>
        {talk.exists ? texts.proposals.manage.openTalk : words.confirm}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={texts.actions.close} footer={footer}>
      <QuotaNote quota="invitations" />
      <Text size="s" tone="soft">
        {words.text(profile.full_name)}
      </Text>
      <RadioCards
        label={words.projects}
        options={projects.map(({ id, title, city, state }) => ({
          value: id,
          title,
          text: talking.has(conversationId(id, userId, profile.id)) ? words.talking : `${city}, ${state}`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  )
}
