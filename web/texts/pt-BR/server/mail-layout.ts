/** `subject` in one line; `text` and `html` say the same. */
export type Mail = { subject: string; text: string; html: string }

export type MailParts = {
  subject: string
  /** '' for none. */
  name: string
  paragraphs: string[]
  /** Each with its link. */
  list?: { text: string; link: string }[]
  button: { label: string; link: string }
  /** Small print: for a mail that should not have come. */
  footnote?: string
  ways?: Ways
}

/** For mails that nobody asked for; the first link works without signing in. Product 90. */
export type Ways = { unsubscribe_link: string; settings_link: string }

/** A mail's line has at most 998 bytes, an accent takes six. */
export function inSubject(text: string): string {
  const letters = Array.from(text)
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : text
}

/** The shape of all mails. People type names and titles: everything is escaped. */
export function layMail({ subject, name, paragraphs, list = [], button, footnote = '', ways }: MailParts): Mail {
  const out = ways ? waysOut(ways) : []
  const greeting = name ? `Olá, ${oneLine(name)}!` : 'Olá!'
  const signature = 'Equipe Canteiro'
  return {
    subject: oneLine(subject),
    // People's text stays in its line: one of its own would read as ours.
    text: [
      ...[greeting, ...paragraphs.map(oneLine), ...list.map(({ text, link }) => `• ${oneLine(text)}\n${link}`), `${button.label}:\n${button.link}`],
      ...(footnote ? [oneLine(footnote)] : []),
      ...out.map(({ label, link }) => `${label}:\n${link}`),
      signature,
    ].join('\n\n'),
    html: page([
      paragraph('font-size:18px;font-weight:600', greeting),
      ...paragraphs.map((text) => paragraph('', text)),
      ...list.map(
        ({ text, link }) => `<p style="margin:0 0 12px"><a href="${escapeHtml(link)}" style="color:#0E4A52">${escapeHtml(oneLine(text))}</a></p>`,
      ),
      `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`,
      paragraph(SMALL, 'Se o botão não funcionar, copie este endereço no navegador:'),
      `<p style="margin:0 0 16px;${SMALL}"><a href="${escapeHtml(button.link)}" style="color:#0E4A52;word-break:break-all">${escapeHtml(button.link)}</a></p>`,
      ...(footnote ? [paragraph(SMALL, footnote)] : []),
      ...out.map(smallLink),
      paragraph(SMALL, signature),
    ]),
  }
}

type Way = { label: string; link: string }

const waysOut = ({ unsubscribe_link, settings_link }: Ways): Way[] => [
  { label: 'Não receber mais e-mails como este', link: unsubscribe_link },
  { label: 'Escolher quais e-mails receber', link: settings_link },
]

const BUTTON = 'display:inline-block;padding:14px 24px;border-radius:10px;background:#C2410C;color:#ffffff;font-weight:600;text-decoration:none'
const SMALL = 'font-size:14px;color:#55605F'

const page = (parts: string[], title = ''): string =>
  [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    ...(title ? [`<title>${title} · Canteiro</title>`] : []),
    '</head>',
    '<body style="margin:0;padding:24px;background:#FAF7F1;color:#1B2327;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #E3DBCC;border-radius:14px">',
    '<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0E4A52">Canteiro</p>',
    ...parts,
    '</div></body></html>',
  ].join('\n')

const paragraph = (style: string, text: string): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`

const smallLink = ({ label, link }: Way): string =>
  `<p style="margin:0 0 16px;${SMALL}"><a href="${escapeHtml(link)}" style="color:#0E4A52">${escapeHtml(label)}</a></p>`

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** In the mails' look. `button` posts to the page's own address. */
export function layPage({ title, paragraphs, button, way }: { title: string; paragraphs: string[]; button?: string; way: Way }): string {
  const form = button
    ? [`<form method="post" style="margin:24px 0"><button type="submit" style="${BUTTON};border:0;font:inherit">${button}</button></form>`]
    : []
  const heading = `<h1 style="margin:0 0 16px;font-size:20px">${title}</h1>`
  return page([heading, ...paragraphs.map((text) => paragraph('', text)), ...form, smallLink(way)], title)
}

/** For quoted attributes, too. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;')
