/** A mail as it is sent: its subject in one line, a plain text and the same in HTML. */
export type Mail = { subject: string; text: string; html: string }

export type MailParts = {
  subject: string
  /** The name that it greets, '' for none. */
  name: string
  paragraphs: string[]
  button: { label: string; link: string }
  /** Small print: why this mail came, what to do if it should not have. */
  footnote: string
}

/** The one shape of all our mails. Names and titles are typed by people, so everything is escaped. */
export function layMail({ subject, name, paragraphs, button, footnote }: MailParts): Mail {
  const greeting = name ? `Olá, ${oneLine(name)}!` : 'Olá!'
  const signature = 'Equipe Canteiro'
  return {
    subject: oneLine(subject),
    // Text of people stays within its line: a line of its own would read like a paragraph of ours.
    text: [greeting, ...paragraphs.map(oneLine), `${button.label}:\n${button.link}`, oneLine(footnote), signature].join('\n\n'),
    html: page([
      paragraph('font-size:18px;font-weight:600', greeting),
      ...paragraphs.map((text) => paragraph('', text)),
      `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`,
      paragraph(SMALL, 'Se o botão não funcionar, copie este endereço no navegador:'),
      `<p style="margin:0 0 16px;${SMALL}"><a href="${escapeHtml(button.link)}" style="color:#0E4A52;word-break:break-all">${escapeHtml(button.link)}</a></p>`,
      paragraph(SMALL, footnote),
      paragraph(SMALL, signature),
    ]),
  }
}

const BUTTON = 'display:inline-block;padding:14px 24px;border-radius:10px;background:#C2410C;color:#ffffff;font-weight:600;text-decoration:none'
const SMALL = 'font-size:14px;color:#55605F'

const page = (parts: string[]): string =>
  [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;padding:24px;background:#FAF7F1;color:#1B2327;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #E3DBCC;border-radius:14px">',
    '<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0E4A52">Canteiro</p>',
    ...parts,
    '</div></body></html>',
  ].join('\n')

const paragraph = (style: string, text: string): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Text as it may stand in HTML, in quoted attributes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;')
