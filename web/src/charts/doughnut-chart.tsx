import { Chart } from './chart'
import type { ChartProps } from './point'
import { useChartTokens } from './tokens'

export function DoughnutChart({ dataset, points }: ChartProps) {
  const { ink, inkSoft, line, surface, font } = useChartTokens()
  const option = {
    animation: false,
    textStyle: { fontFamily: font },
    tooltip: { renderMode: 'richText', confine: true, backgroundColor: surface, borderColor: line, textStyle: { color: ink } },
    // Dots as wide as their place, nearer to their own word than to the one before.
    legend: { bottom: 0, icon: 'circle', itemWidth: 10, itemHeight: 10, itemGap: 20, textStyle: { color: inkSoft, fontFamily: font, fontSize: 13 } },
    series: [
      {
        name: dataset,
        type: 'pie',
        radius: ['48%', '72%'],
        center: ['50%', '44%'],
        data: points.map(({ name, value, color }) => ({ name, value, itemStyle: { color, borderColor: surface, borderWidth: 2 } })),
        label: { color: ink, fontFamily: font, formatter: '{c}' },
        labelLine: { length: 6, length2: 6 },
      },
    ],
  }
  return <Chart option={option} />
}
