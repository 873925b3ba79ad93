/** The last words of a start: where everything is. */
export function sayWelcome(url: string, mailboxUrl: string): void {
  console.info(`
Canteiro is at   ${url}
Mails arrive at  ${mailboxUrl}

Demo accounts    cliente@canteiro.example, empresa@canteiro.example, autonomo@canteiro.example
Administrator    admin@canteiro.example, at ${url}/admin/login
Password         canteiro123
Documentation    ${url}/documentacao, with the password canteiro-docs

Ctrl-C stops everything.`)
}
