import { useMemo } from 'react'
import { reportSubject } from '#domain/support-ticket'
import { errorText, texts } from '#texts'
import { ReportButton } from '../../components/people/report-button'
import { SaidReference } from '../../components/projects/reference/said-reference'
import { monthAndYear } from '../../components/times/times'
import { lastReferences, type OthersReference, referencesOf } from '../../data/remote/remote-references'
import { useServerPages } from '../../data/remote/use-server-pages'
import { Card, CardTitle } from '../../ui/content/card'
import { Text } from '../../ui/content/text/text'
import { ErrorState } from '../../ui/feedback/error-state'
import { Button } from '../../ui/forms/buttons/button'
import { Cluster, Stack } from '../../ui/layout/stack'
import * as css from './references.css'

const words = texts.reference.page
const LEAST_COUNTED = 3

type Props = { providerId: string; name: string }

/** From owners of concluded works; no card without any. Product 129. */
export function References({ providerId, name }: Props) {
  const pages = useServerPages(useMemo(() => referencesOf(providerId), [providerId]))
  const last = lastReferences(providerId)
  const items = pages.items.length > 0 ? pages.items : (last?.items ?? [])
  // A server of before has none.
  if (items.length === 0 && (pages.status !== 'failed' || pages.code === 'not_found')) return null
  return (
    <Card as="section" aria-labelledby="references">
      <CardTitle level={2} id="references">
        {words.title}
      </CardTitle>
      {last && last.total >= LEAST_COUNTED ? <Text isStrong>{words.again(last.again, last.total)}</Text> : null}
      <Stack as="ul" gap="m">
        {items.map((reference) => (
          <li key={reference.id} className={css.item}>
            <OneReference reference={reference} replyTitle={texts.reference.reply(name)} />
          </li>
        ))}
      </Stack>
      <Rest pages={pages} isNone={items.length === 0} />
    </Card>
  )
}

const OneReference = ({ reference, replyTitle }: { reference: OthersReference; replyTitle: string }) => (
  <Stack gap="xs">
    <Cluster justify="between" gap="xs">
      <Text size="s" tone="soft">
        {words.by(reference.first_name, reference.city, monthOf(reference))}
      </Text>
      <ReportButton label={words.report(reference.first_name)} subject={reportSubject({ kind: 'reference', id: reference.id })} />
    </Cluster>
    <SaidReference said={reference} replyTitle={replyTitle} />
  </Stack>
)

/** 'novembro de 2026', in any time zone. */
const monthOf = ({ month }: OthersReference): string => monthAndYear(new Date(`${month}-15T12:00:00.000Z`))

type Pages = Pick<ReturnType<typeof useServerPages>, 'status' | 'code' | 'hasMore' | 'more'>

function Rest({ pages: { status, code, hasMore, more }, isNone }: { pages: Pages; isNone: boolean }) {
  if (code === 'offline' && status === 'failed') return isNone || hasMore ? <Text tone="soft">{words.connect}</Text> : null
  if (code && status === 'failed') {
    return <ErrorState drawing={null} title={words.failed} text={errorText(code)} retryText={texts.actions.tryAgain} onRetry={more} />
  }
  if (!hasMore) return null
  return (
    <Button onPress={more} isPending={status === 'loading'} pendingLabel={words.loading}>
      {words.more}
    </Button>
  )
}
