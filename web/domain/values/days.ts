const DAYS_OF_WEEK = 7

/** '10', '10 dias', '2 semanas'; '1,5' or '10 a 15' is null. */
export function parseDays(text: string): number | null {
  const [, figure = '', unit = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,6})\s*(dias?|semanas?)?$/i.exec(text.trim()) ?? []
  if (figure === '') return null
  return Number(figure.replace(/\./g, '')) * (/^semana/i.test(unit) ? DAYS_OF_WEEK : 1)
}
