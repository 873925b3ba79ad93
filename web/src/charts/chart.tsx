import { BarChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import EChartsCore from 'echarts-for-react/esm/core'
import { VisuallyHidden } from '../ui/content/visually-hidden'
import * as css from './chart.css'

// A canvas: what an SVG or an HTML tooltip writes into style attributes, the site's policy forbids.
echarts.use([BarChart, PieChart, GridComponent, TooltipComponent, LegendComponent, CanvasRenderer])

export type ChartPoint = { name: string; value: number }

type Props = {
  option: object
  /** The table that says the same to who does not see the picture. */
  caption: string
  columns: readonly [string, string]
  points: readonly ChartPoint[]
}

export function Chart({ option, caption, columns: [name, value], points }: Props) {
  return (
    <div className={css.frame}>
      <div aria-hidden="true">
        <EChartsCore echarts={echarts} option={option} notMerge className={css.canvas} style={{ height: '260px' }} />
      </div>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.name}>
                <th scope="row">{point.name}</th>
                <td>{point.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  )
}
