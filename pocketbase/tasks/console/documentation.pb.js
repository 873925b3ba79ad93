// The console command `documentation-password`: the password comes in the environment, because arguments can be read by every user of the machine.

function setDocumentationPassword() {
  const password = $os.getenv('DOCUMENTATION_PASSWORD') || $security.randomString(20)
  const email = 'documentacao@canteiro.example'
  const known = $app.findAllRecords('documentation_gate', $dbx.hashExp({ email }))[0]
  const gate = known ?? new Record($app.findCollectionByNameOrId('documentation_gate'))
  gate.setEmail(email)
  gate.setPassword(password)
  $app.save(gate)
  return { ok: true, password }
}

function documentationAnswer() {
  try {
    return setDocumentationPassword()
  } catch (error) {
    return { ok: false, reason: String(error) }
  }
}

$app.rootCmd.addCommand(new Command({ use: 'documentation-password', run: () => console.info(`answer: ${JSON.stringify(documentationAnswer())}`) }))
