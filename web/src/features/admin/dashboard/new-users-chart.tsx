import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { texts } from '#texts'
import { ChartWithTable } from './chart-with-table'

const words = texts.adminPages.dashboard.newUsers

const loadBarChart = async () => (await import('../../../charts/bar-chart')).BarChart

/** `day` is a date of São Paulo. */
export const NewUsersChart = ({ days }: { days: readonly { day: string; count: number }[] }) => (
  <ChartWithTable
    load={loadBarChart}
    dataset={words.dataset}
    title={words.title}
    nameColumn={words.day}
    valueColumn={words.dataset}
    points={days.map(({ day, count }) => ({ name: format(parseISO(day), 'dd/MM'), value: count }))}
  />
)
