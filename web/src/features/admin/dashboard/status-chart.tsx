import { texts } from '#texts'
import { ChartWithTable } from './chart-with-table'

const words = texts.adminPages.dashboard.byStatus
const names: Readonly<Record<string, string>> = texts.labels.projectStatus

const loadDoughnutChart = async () => (await import('../../../charts/doughnut-chart')).DoughnutChart

/** A newer server may add statuses. */
const colors: Readonly<Record<string, string>> = { open: '#34D399', in_progress: '#60A5FA', completed: '#A78BFA', closed: '#F87171' }
const OTHER = '#F87171'
const inOrder = Object.keys(colors)

type Count = { status: string; count: number }

/** In the order of a project's life; unknown ones last. */
const placeOf = ({ status }: Count): number => (inOrder.includes(status) ? inOrder.indexOf(status) : inOrder.length)

export const StatusChart = ({ counts }: { counts: readonly Count[] }) => (
  <ChartWithTable
    load={loadDoughnutChart}
    dataset={words.title}
    title={words.title}
    nameColumn={words.status}
    valueColumn={words.count}
    points={counts
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ status, count }) => ({ name: names[status] ?? words.other, value: count, color: colors[status] ?? OTHER }))}
  />
)
