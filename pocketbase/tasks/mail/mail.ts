export type Mail = {
  id: string
  to: string[]
  from: string
  subject: string
  date: string
  text: string
  html: string
  links: string[]
  /** By lower-case name. */
  headers: Record<string, string>
}
