import Ban from 'lucide-react/icons/ban'
import MessageSquare from 'lucide-react/icons/message-square'
import { useState } from 'react'
import type { Profile, Proposal } from '#domain/documents'
import { conversationId } from '#domain/ids'
import { formatMoney } from '#domain/values/money'
import { links } from '#links'
import { texts } from '#texts'
import { BlockDialog, UnblockButton } from '../../components/people/block-person'
import { useTalk } from '../../components/people/use-talk'
import { useProposalFrom } from '../../data/queries/proposals'
import { useSilence } from '../../data/queries/silences'
import { useActor } from '../../data/store/account-store-context'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { InviteProvider } from './invite-provider'
import { ProviderView } from './provider-view'

const words = texts.messages.block

/** Their proposal, an invitation, a block. Product 52 and 93. */
export function ProviderOfClient({ profile }: { profile: Profile }) {
  const { id, full_name } = profile
  const found = useSilence(id)
  const proposal = useProposalFrom(id)
  const [isBlocking, setBlocking] = useState(false)
  const isKnown = found !== undefined && proposal !== undefined
  const isBlocked = found?.document !== undefined
  const block = { id: 'block', text: words.action(full_name), icon: <Ban size={18} />, onAction: () => setBlocking(true) }
  return (
    <>
      <ProviderView
        profile={profile}
        {...(proposal && { comparison: links.manageProposals(proposal.project_id) })}
        actions={!isKnown ? null : isBlocked ? <Blocked profile={profile} /> : <Actions profile={profile} proposal={proposal} />}
        more={isKnown && !isBlocked ? [block] : []}
      />
      <BlockDialog personId={id} name={full_name} profile={profile} isOpen={isBlocking} onClose={() => setBlocking(false)} />
    </>
  )
}

const Blocked = ({ profile: { id, full_name } }: { profile: Profile }) => (
  <>
    <Text>{words.blocked(full_name)}</Text>
    <UnblockButton personId={id} name={full_name} />
  </>
)

/** After a proposal no invitation comes first. */
const Actions = ({ profile, proposal }: { profile: Profile; proposal: Proposal | null }) => (
  <>
    {proposal ? <ProposalActions profile={profile} proposal={proposal} /> : null}
    <InviteProvider profile={profile} isMain={!proposal} />
  </>
)

/** To its conversation, and to its comparison. */
function ProposalActions({ profile, proposal }: { profile: Profile; proposal: Proposal }) {
  const { project_id, provider_id, amount } = proposal
  const me = useActor()
  const talk = useTalk({ project_id, provider_id, profile })
  const { talk: talkText, seeProposal } = texts.directory.page
  const looks = { variant: 'primary', icon: <MessageSquare size={20} /> } as const
  return (
    <>
      {talk.exists ? (
        <LinkButton {...looks} href={links.conversation(conversationId(project_id, me.id, provider_id))}>
          {talkText}
        </LinkButton>
      ) : (
        <Button {...looks} onPress={() => void talk.start()}>
          {talkText}
        </Button>
      )}
      <LinkButton href={links.manageProposals(project_id)}>{seeProposal(formatMoney(amount))}</LinkButton>
    </>
  )
}
