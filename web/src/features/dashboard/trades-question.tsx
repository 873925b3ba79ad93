import { useState } from 'react'
import type { Account } from '#domain/documents'
import { suggestedTrades } from '#domain/projects/suggested-trades'
import { MOST_OF_PROVIDER, type TradeId } from '#domain/projects/trades'
import { toTime } from '#domain/values/clock'
import { errorText, texts } from '#texts'
import { TradesField } from '../../components/fields/trades-field'
import { useDispatch } from '../../data/commands/use-dispatch'
import { markNames } from '../../data/queries/mark-names'
import { type Marks, markSeen } from '../../data/queries/marks'
import { useAccountStore } from '../../data/store/account-store-context'
import { Card, CardTitle } from '../../ui/content/card'
import { showToast } from '../../ui/feedback/toasts'
import { Button } from '../../ui/forms/buttons/button'
import { Cluster } from '../../ui/layout/stack'

const words = texts.trades.dashboard

/** Once, to a provider without trades; suggested by name and 'Sobre'. Product 104. */
export function TradesQuestion({ account, marks }: { account: Account; marks: Marks }) {
  const { database } = useAccountStore()
  const dispatch = useDispatch()
  const offered = suggestedTrades(account.full_name, account.about)
  const [trades, setTrades] = useState<TradeId[]>(offered)
  if (account.trades.length > 0 || marks[markNames.tradesAsked]) return null
  const close = () =>
    markSeen(database, { [markNames.tradesAsked]: toTime(Date.now()) }).catch((error: unknown) =>
      console.info('That the question was asked could not be noted.', error),
    )
  const save = async () => {
    const saved = await dispatch('edit_account', { trades })
    if (saved.ok) await close()
    else showToast({ ...texts.settings.update.failed(errorText(saved.code)), tone: 'bad' })
  }
  return (
    <Card as="section">
      <CardTitle level={2}>{words.title}</CardTitle>
      <TradesField id="dashboard-trades" label={words.text} value={trades} offered={offered} most={MOST_OF_PROVIDER} onChange={setTrades} />
      <Cluster>
        <Button variant="primary" isCompact isDisabled={trades.length === 0} onPress={() => void save()}>
          {words.save}
        </Button>
        <Button variant="quiet" isCompact onPress={() => void close()}>
          {words.later}
        </Button>
      </Cluster>
    </Card>
  )
}
