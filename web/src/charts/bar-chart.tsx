import { Chart } from './chart'
import type { ChartProps } from './point'
import { useChartTokens } from './tokens'

export function BarChart({ dataset, points }: ChartProps) {
  const { ink, inkSoft, line, surface, petrol, font } = useChartTokens()
  const text = { color: inkSoft, fontFamily: font, fontSize: 12 }
  const option = {
    animation: false,
    textStyle: { fontFamily: font },
    grid: { left: 4, right: 4, top: 16, bottom: 4, containLabel: true },
    tooltip: { trigger: 'axis', renderMode: 'richText', confine: true, backgroundColor: surface, borderColor: line, textStyle: { color: ink } },
    xAxis: {
      type: 'category',
      data: points.map(({ name }) => name),
      // Shows every name that fits: ECharts' default leaves out every other one long before.
      axisLabel: { ...text, interval: 0, hideOverlap: true },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: line } },
    },
    yAxis: { type: 'value', minInterval: 1, axisLabel: text, splitLine: { lineStyle: { color: line } } },
    series: [
      {
        name: dataset,
        type: 'bar',
        data: points.map(({ value }) => value),
        barMaxWidth: 36,
        itemStyle: { color: petrol, borderRadius: [6, 6, 0, 0] },
        label: {
          show: true,
          position: 'top',
          color: ink,
          fontFamily: font,
          formatter: ({ value }: { value: number }) => (value > 0 ? String(value) : ''),
        },
      },
    ],
  }
  return <Chart option={option} />
}
