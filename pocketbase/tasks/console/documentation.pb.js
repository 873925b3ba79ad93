// The password comes by the environment, as arguments are readable to every user of the machine. `unless-set` keeps an existing one.

function setDocumentationPassword(when) {
  const password = $os.getenv('DOCUMENTATION_PASSWORD') || $security.randomString(20)
  const email = 'documentacao@canteiro.example'
  const known = $app.findAllRecords('documentation_gate', $dbx.hashExp({ email }))[0]
  if (known && when === 'unless-set') return { ok: true, password: '' }
  const gate = known ?? new Record($app.findCollectionByNameOrId('documentation_gate'))
  gate.setEmail(email)
  gate.setPassword(password)
  $app.save(gate)
  return { ok: true, password }
}

function documentationAnswer(when) {
  try {
    return setDocumentationPassword(when)
  } catch (error) {
    return { ok: false, reason: String(error) }
  }
}

$app.rootCmd.addCommand(
  new Command({
    use: 'documentation-password',
    run: (_command, [when]) => console.info(`answer: ${JSON.stringify(documentationAnswer(when))}`),
  }),
)
