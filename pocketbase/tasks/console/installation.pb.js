// Runs in PocketBase's engine, served or not: `installation` prints the last start's settings and what the database holds, `send-test-mail EMAIL`
// mails as the server does. One line of JSON each.

const installationCommands = {
  installation: () => ({ ok: true, ...lastSettings(), applied: appliedMigrations(), ...seen() }),
  'send-test-mail': (email) => sendTestMail(email),
}

function lastSettings() {
  const { meta, smtp } = $app.settings()
  // PocketBase's own settings, before the first start.
  if (!smtp.enabled) return { settings: null }
  return { settings: { PUBLIC_URL: meta.appURL, SMTP_HOST: smtp.host, SMTP_PORT: String(smtp.port), SMTP_USER: smtp.username } }
}

function appliedMigrations() {
  const rows = arrayOf(new DynamicModel({ file: '' }))
  $app.db().newQuery("SELECT file FROM _migrations WHERE file LIKE '%.js'").all(rows)
  return rows.map(({ file }) => file)
}

/** A first sending has one try. */
function seen() {
  const found = new DynamicModel({ newestStart: '', waitingMails: 0 })
  const starts = "SELECT coalesce(max(created_at), '') FROM sync_starts"
  $app.db().newQuery(`SELECT (${starts}) AS newestStart, (SELECT count(*) FROM mail_queue WHERE tries > 1) AS waitingMails`).one(found)
  return { newestStart: found.newestStart, waitingMails: found.waitingMails }
}

function sendTestMail(email) {
  const { senderName: name, senderAddress: address } = $app.settings().meta
  const text = './canteiro doctor sent this mail in the way of the server: confirmations and notices arrive here too.'
  $app.newMailClient().send(
    new MailerMessage({
      from: { name, address },
      to: [{ address: email }],
      subject: 'Canteiro: test of the mail server',
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }),
  )
  return { ok: true }
}

function installationAnswer(command, argument) {
  try {
    return command(argument)
  } catch (error) {
    return { ok: false, reason: String(error) }
  }
}

for (const [use, command] of Object.entries(installationCommands)) {
  $app.rootCmd.addCommand(
    new Command({ use, run: (_command, [argument]) => console.info(`answer: ${JSON.stringify(installationAnswer(command, argument))}`) }),
  )
}
