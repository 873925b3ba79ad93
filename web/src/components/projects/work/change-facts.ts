import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'

const sign = (value: number): string => (value > 0 ? '+' : '−')

/** '+ R$ 500,00', '− 2 dias': what a change adds to price and days; none for what stays. Product 122. */
export const changeFacts = ({ amount, days }: { amount: number; days: number }): string[] => [
  ...(amount === 0 ? [] : [`${sign(amount)}\u00a0${formatMoney(Math.abs(amount))}`]),
  ...(days === 0 ? [] : [`${sign(days)}\u00a0${texts.times.days(Math.abs(days))}`]),
]
