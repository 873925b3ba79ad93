/** A mail as it came, read. */
export type Mail = {
  id: string
  to: string[]
  from: string
  subject: string
  date: string
  text: string
  html: string
  links: string[]
  /** Header lines by their names in lower case, as they came. */
  headers: Record<string, string>
}
