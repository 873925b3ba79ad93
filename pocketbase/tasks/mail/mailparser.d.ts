/** The package brings no types. */
declare module 'mailparser' {
  type Address = { text: string }
  type ParsedMail = {
    subject?: string
    text?: string
    html: string | false
    date?: Date
    from?: Address
    headerLines: { key: string; line: string }[]
  }
  export function simpleParser(source: import('node:stream').Readable): Promise<ParsedMail>
}
