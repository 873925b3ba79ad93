const MIN_AMOUNT = 0.01
export const MAX_AMOUNT = 99_999_999.99

/** At most two decimals, within product 27's bounds. */
export const isAmount = (value: number): boolean =>
  Number.isFinite(value) && value >= MIN_AMOUNT && value <= MAX_AMOUNT && Math.round(value * 100) / 100 === value

/** 4350 → 'R$ 4.350,00', unbreakable. The server's engine has no Intl. Product 56. */
export const formatMoney = (reais: number): string => `R$\u00a0${formatAmount(reais)}`

export function formatAmount(reais: number): string {
  const cents = Math.round(Math.abs(reais) * 100)
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${reais < 0 ? '-' : ''}${whole},${String(cents % 100).padStart(2, '0')}`
}

/**
 * '1.234,56', 'R$ 1.234', '1500 reais', '3,9 mil'. A lone point before three digits groups thousands ('1.500'), before one or two it is decimal
 * ('99.9'). Else null.
 */
export function parseMoney(text: string): number | null {
  const typed = bare(text)
  const [, thousands] = /^(\d{1,3}(?:,\d{1,3}|\.\d{1,2})?)mil$/i.exec(typed) ?? []
  if (thousands) return Math.round(Number(thousands.replace(',', '.')) * 1_000)
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d{0,2})?$/.test(typed) || /^\d+(,\d{0,2})?$/.test(typed)) {
    return Number(typed.replace(/\./g, '').replace(',', '.'))
  }
  return /^\d+\.\d{1,2}$/.test(typed) ? Number(typed) : null
}

/** '150,555': an amount but for fractions of a cent. */
export const hasThirdDecimal = (text: string): boolean => /^\d[\d.]*,\d{3,}$/.test(bare(text))

const bare = (text: string): string =>
  text
    .replace(/\s/g, '')
    .replace(/^R\$/i, '')
    .replace(/rea(l|is)$/i, '')
