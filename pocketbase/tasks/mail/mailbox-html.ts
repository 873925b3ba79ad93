import type { Mail } from './mail'

const style = `
:root { color-scheme: light dark; --paper: #faf7f1; --surface: #fff; --line: #e3dbcc; --ink: #1b2327; --ink2: #55605f; --petrol: #0e4a52 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #11181a; --surface: #192225; --line: #2a363a; --ink: #ece7dc; --ink2: #9fabab; --petrol: #7cc4cc }
}
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 0 1.25rem; color: var(--ink2) }
a { color: var(--petrol); overflow-wrap: anywhere }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 8px; background: var(--surface) }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; text-decoration: none }
li strong { color: var(--ink) }
li span { grid-column: 1 / -1; overflow-wrap: anywhere; color: var(--ink2); font-size: .875rem }
time { color: var(--ink2); font-size: .875rem }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: #fff }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); white-space: pre-wrap }
`

export function mailboxPage(mails: Mail[]): string {
  const items = mails
    .toReversed()
    .map(
      ({ id, to, subject, date }) =>
        `<li><a href="/mensagens/${id}"><strong>${escapeHtml(subject)}</strong><time>${hour(date)}</time><span>para ${escapeHtml(to.join(', '))}</span></a></li>`,
    )
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Nenhuma mensagem ainda. Esta página se atualiza sozinha.</p>'
  return page(
    'Caixa de correio',
    `<h1>Caixa de correio</h1><p>Tudo o que o Canteiro enviaria por e-mail para aqui e não sai desta máquina.</p>${list}
<script>new EventSource('/chegadas').onmessage = () => location.reload()</script>`,
  )
}

export function mailPage({ to, from, subject, date, text, html }: Mail): string {
  // No scripts; links open in a new tab.
  const framed = `<iframe title="Mensagem" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`
  return page(
    subject,
    `<a href="/">Voltar</a><h1>${escapeHtml(subject)}</h1><p>de ${escapeHtml(from)}<br>para ${escapeHtml(to.join(', '))}, às ${hour(date)}</p>
${html ? framed : `<pre>${escapeHtml(text)}</pre>`}`,
  )
}

export function missingPage(): string {
  return page(
    'Mensagem não encontrada',
    '<h1>Mensagem não encontrada</h1><p>A caixa de correio se esvazia quando o servidor para.</p><a href="/">Voltar</a>',
  )
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">
<style>${style}</style><body>${body}</body></html>`
}

function hour(date: string): string {
  return new Date(date).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
