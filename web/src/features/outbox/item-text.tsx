import { useState } from 'react'
import { texts } from '#texts'
import type { OutboxRow } from '../../data/queries/outbox'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import * as css from './item.css'
import { contentOf, isCut, summaryOf } from './item-content'

const SHOWN = 140

export function ItemText({ row }: { row: OutboxRow }) {
  const [isWhole, setIsWhole] = useState(false)
  const summary = summaryOf(row, SHOWN)
  if (!summary) return null
  if (!isCut(row, SHOWN)) return <Text tone="soft">{summary}</Text>
  const { facts, text } = contentOf(row)
  return (
    <div>
      {isWhole ? (
        <>
          {facts.length > 0 ? <Text tone="soft">{facts.join(' · ')}</Text> : null}
          <Text tone="soft" isAsTyped>
            {text}
          </Text>
        </>
      ) : (
        <Text tone="soft">{summary}</Text>
      )}
      <div className={css.more}>
        <Button variant="quiet" isCompact onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.outbox.showLess : texts.outbox.showAll}
        </Button>
      </div>
    </div>
  )
}
