import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import type { Project, Proposal } from '#domain/documents'
import { awaitsConfirmation } from '#domain/projects/proposal-life'
import { formatMoney } from '#domain/values/money'
import { links } from '#links'
import { errorText, texts } from '#texts'
import { expectOwnNotice } from '../../components/own-notice'
import { HighEntry } from '../../components/projects/quote/high-entry'
import { isQuoted } from '../../components/projects/quote/quote-facts'
import { acceptProposal } from '../../data/commands/accept-proposal'
import { useSyncState } from '../../data/queries/sync-state'
import { useAccountStore } from '../../data/store/account-store-context'
import { Text } from '../../ui/content/text/text'
import { Banner } from '../../ui/feedback/banner'
import { showToast } from '../../ui/feedback/toasts'
import { Button } from '../../ui/forms/buttons/button'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'

const words = texts.proposals.accept

/** Confirmed with price and days, online only; leads to the deal. Product 14, 54, 85. */
export function AcceptProposal({ proposal, project }: { proposal: Proposal; project: Project }) {
  const account = useAccountStore()
  const navigate = useNavigate()
  const { connection } = useSyncState()
  const [seen, setSeen] = useState<Proposal | null>(null)
  const [isAccepting, setAccepting] = useState(false)
  const isOffline = connection === 'offline'

  async function accept(proposal: Proposal): Promise<void> {
    if (isOffline) return
    setAccepting(true)
    const expectNone = expectOwnNotice(links.project(project.id))
    const accepted = await acceptProposal(account, acceptanceOf(proposal)).finally(() => {
      setAccepting(false)
      setSeen(null)
    })
    showToast(accepted.ok ? { ...words.done, tone: 'ok' } : { ...words.failed(errorText(accepted.code)), tone: 'bad' })
    if (accepted.ok) await navigate(links.project(project.id))
    else expectNone()
  }

  return (
    <>
      <Button isCompact isWide onPress={() => setSeen(proposal)} aria-label={words.actionFor(proposal.provider_name)}>
        {words.action}
      </Button>
      <ConfirmDialog
        isOpen={seen !== null}
        onClose={() => setSeen(null)}
        title={words.title}
        confirmText={words.confirm}
        cancelText={texts.actions.cancel}
        isPending={isAccepting}
        pendingLabel={words.accepting}
        onConfirm={() => seen && void accept(seen)}
      >
        {seen && awaitsConfirmation(seen, project) ? <Banner tone="warn">{texts.corrections.beforeEdit.accepting(seen.provider_name)}</Banner> : null}
        {seen
          ? words.text({
              provider: seen.provider_name,
              money: formatMoney(seen.amount),
              days: texts.times.days(seen.duration_days),
              scope: texts.labels.proposalType[seen.proposal_type].toLowerCase(),
            })
          : null}
        {seen && isQuoted(seen) ? (
          <>
            <HighEntry quote={seen.quote} amount={seen.amount} />
            <Text>{texts.quotePaper.accepting(formatMoney(seen.amount))}</Text>
          </>
        ) : null}
        {seen?.valid_until === '' ? (
          <Text size="s" tone="soft">
            {texts.quotePaper.validity.unsaid}
          </Text>
        ) : null}
        {isOffline ? (
          <Banner tone="warn" isAnnounced>
            {words.offline}
          </Banner>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
