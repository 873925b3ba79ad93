type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

const units: Record<Unit, readonly [one: string, many: string]> = {
  second: ['segundo', 'segundos'],
  minute: ['minuto', 'minutos'],
  hour: ['hora', 'horas'],
  day: ['dia', 'dias'],
  month: ['mês', 'meses'],
  year: ['ano', 'anos'],
}

/** 'há 2 horas'; no time is 'agora mesmo'. Of `timeSince` in `#domain/values/relative-time`. */
export const sinceText = (count: number, unit: Unit): string => (count === 0 ? 'agora mesmo' : `há ${count} ${units[unit][count === 1 ? 0 : 1]}`)

export const times = {
  now: 'agora',
  published: (since: string) => `Publicado ${since}`,
  edited: (since: string) => `Editado ${since}`,
  sent: (since: string) => `Enviada ${since}`,
  received: (since: string) => `Recebida ${since}`,
  days: (count: number) => (count === 1 ? '1 dia' : `${count} dias`),
  today: 'Hoje',
  yesterday: 'Ontem',
} as const
