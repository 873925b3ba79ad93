/** Making a format costs a cheap phone more than all that it will format. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat('pt-BR', options)
    return format.format(date)
  }
}

/** '20/11' and '20/11/2026' */
export const shortDate = dateFormat({ day: '2-digit', month: '2-digit' })
export const shortFullDate = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })
/** '20 de nov.' */
export const dayMonth = dateFormat({ day: 'numeric', month: 'short' })
/** '20 de nov. de 2026' and '20 de novembro de 2026' */
export const mediumDate = dateFormat({ dateStyle: 'medium' })
export const longDate = dateFormat({ dateStyle: 'long' })
/** 'novembro de 2026' */
export const monthAndYear = dateFormat({ month: 'long', year: 'numeric' })

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const full = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** '14:32', in this device's time zone. Takes ISO 8601. */
export const clockTime = (time: string): string => clock(new Date(time))

/** '20 de novembro de 2026 às 14:32' */
export const fullTime = (time: string): string => full(new Date(time))
