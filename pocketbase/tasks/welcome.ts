/** The last words of a start: where everything is. */
export function sayWelcome(url: string, mailboxUrl: string): void {
  console.info(`
Canteiro is at   ${url}
Mails arrive at  ${mailboxUrl}

Demo accounts    cliente@canteiro.example, empresa@canteiro.example, autonomo@canteiro.example
Password         canteiro123

Ctrl-C stops everything.`)
}
