import { type ComponentType, useState } from 'react'
import { texts, wholeNumber } from '#texts'
import type { ChartPoint, ChartProps } from '../../../charts/point'
import { useOptionalPart } from '../../../components/use-optional-part'
import { Text } from '../../../ui/content/text/text'
import { VisuallyHidden } from '../../../ui/content/text/visually-hidden'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/forms/buttons/button'
import { Cluster } from '../../../ui/layout/stack'
import * as css from './chart-with-table.css'

const words = texts.adminPages.dashboard

/** ECharts outweighs the area, and is not precached: figures do not wait for it. */
type Load = () => Promise<ComponentType<ChartProps>>

type Props = {
  load: Load
  /** The series. */
  dataset: string
  /** The table's. */
  title: string
  nameColumn: string
  valueColumn: string
  points: readonly ChartPoint[]
}

/** With a table for screen readers; for everyone where the chart's code does not load. */
export function ChartWithTable({ load, dataset, title, nameColumn, valueColumn, points }: Props) {
  const { Picture, retry, isRetrying } = usePicture(load)
  const table = (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{nameColumn}</th>
          <th scope="col">{valueColumn}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{wholeNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (Picture === null) {
    return (
      <>
        <Cluster justify="between" gap="s">
          <Text tone="soft">
            <span role="status">{words.noChart}</span>
          </Text>
          <Button isCompact onPress={retry} isPending={isRetrying} pendingLabel={words.loading}>
            {texts.actions.tryAgain}
          </Button>
        </Cluster>
        {table}
      </>
    )
  }
  return (
    <>
      {Picture ? (
        <Picture dataset={dataset} points={points} />
      ) : (
        <div className={css.room}>
          <Spinner label={words.loading} />
        </div>
      )}
      <VisuallyHidden>{table}</VisuallyHidden>
    </>
  )
}

/** A fresh page asks again in every browser (load-failure.ts). Offline it would have no figures. */
function loadPageAgain(error: unknown): never {
  if (navigator.onLine) window.location.reload()
  throw error
}

/** undefined while loading, null after a failure. */
function usePicture(load: Load) {
  const [ask, setAsk] = useState(() => load)
  const [isRetrying, setRetrying] = useState(false)
  const Picture = useOptionalPart(ask)
  function retry(): void {
    setRetrying(true)
    setAsk(
      () => () =>
        load()
          .catch(loadPageAgain)
          .finally(() => setRetrying(false)),
    )
  }
  return { Picture, retry, isRetrying }
}
