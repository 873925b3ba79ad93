/** Writes dates in Portuguese. Made with the first one: to make it costs a cheap phone more than all that it will ever write. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat('pt-BR', options)
    return format.format(date)
  }
}
