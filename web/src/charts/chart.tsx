import { BarChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import EChartsCore from 'echarts-for-react/esm/core'
import * as css from './chart.css'

// A canvas: the site's policy forbids the style attributes of SVG and HTML tooltips.
echarts.use([BarChart, PieChart, GridComponent, TooltipComponent, LegendComponent, CanvasRenderer])

/** The picture alone: its page shows the same numbers in a table, which does not wait for this code. */
export const Chart = ({ option }: { option: object }) => (
  <div className={css.frame} aria-hidden="true">
    <EChartsCore echarts={echarts} option={option} notMerge className={css.canvas} style={{ height: '260px' }} />
  </div>
)
