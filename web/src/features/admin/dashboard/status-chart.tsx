import { texts } from '#texts'
import { DoughnutChart } from '../../../charts/doughnut-chart'

const words = texts.adminPages.dashboard.byStatus
const names: Readonly<Record<string, string>> = texts.labels.projectStatus

/** Specification 9; the last is any other status's. */
const colors: Readonly<Record<string, string>> = { open: '#34D399', in_progress: '#60A5FA', completed: '#A78BFA' }
const OTHER = '#F87171'

export const StatusChart = ({ counts }: { counts: readonly { status: string; count: number }[] }) => (
  <DoughnutChart
    title={words.title}
    nameColumn={words.status}
    valueColumn={words.count}
    points={counts.map(({ status, count }) => ({ name: names[status] ?? words.other, value: count, color: colors[status] ?? OTHER }))}
  />
)
