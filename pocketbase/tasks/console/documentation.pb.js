// The console command `documentation-password`: the password comes in the environment, because arguments can be read by every user of the machine.

function setDocumentationPassword() {
  const password = $os.getenv('DOCUMENTATION_PASSWORD') || $security.randomString(20)
  const gate = $app.findAllRecords('documentation_gate')[0] ?? new Record($app.findCollectionByNameOrId('documentation_gate'))
  gate.setEmail('documentacao@canteiro.example')
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
