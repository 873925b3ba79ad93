import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import type { Profile } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { useMyProjects } from '../../data/queries/projects'
import { Button } from '../../ui/forms/button'
import { LinkButton } from '../../ui/forms/link-button'
import { InviteDialog } from './invite-dialog'

const words = texts.directory.invite

/** A client asks a provider for a proposal: about one of the open projects, else about one to be published. Product 52. */
export function InviteProvider({ profile }: { profile: Profile }) {
  const mine = useMyProjects()
  const [isOpen, setOpen] = useState(false)
  const open = mine?.flatMap(({ project }) => (project.status === 'open' ? [project] : []))
  const icon = <Send size={20} />
  if (open?.length === 0) {
    return (
      <LinkButton variant="primary" icon={icon} href={links.newProject()}>
        {words.action}
      </LinkButton>
    )
  }
  return (
    <>
      <Button variant="primary" icon={icon} onPress={() => setOpen(true)} isDisabled={!open}>
        {words.action}
      </Button>
      {isOpen && open ? <InviteDialog profile={profile} projects={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
