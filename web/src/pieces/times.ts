const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })
const full = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' })

/** '14:32', in this device's time zone. Takes ISO 8601. */
export const clockTime = (time: string): string => clock.format(new Date(time))

/** '20 de novembro de 2026 às 14:32' */
export const fullTime = (time: string): string => full.format(new Date(time))
