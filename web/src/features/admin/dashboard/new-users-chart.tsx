import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { texts } from '#texts'
import { BarChart } from '../../../charts/bar-chart'

const words = texts.adminPages.dashboard.newUsers

/** A bar for each of the last seven days; `day` is a date of São Paulo. */
export const NewUsersChart = ({ days }: { days: readonly { day: string; count: number }[] }) => (
  <BarChart
    title={words.title}
    dataset={words.dataset}
    dayColumn={words.day}
    points={days.map(({ day, count }) => ({ name: format(parseISO(day), 'dd/MM'), value: count }))}
  />
)
