// Runs in PocketBase's engine, on the database itself, served or not. Prints one line of JSON, since PocketBase always ends with 0.

const passwordLength = 20

const actions = {
  create: (email) => {
    if (findAccount(email)) return { ok: false, code: 'taken' }
    const admin = new Record($app.findCollectionByNameOrId('users'))
    admin.set('email', email)
    admin.set('role', 'admin')
    admin.set('verified', true)
    admin.set('created_at', new Date().toISOString())
    return withNewPassword(admin)
  },
  reset: (email) => {
    const admin = findAdmin(email)
    return admin ? withNewPassword(admin) : { ok: false, code: 'missing' }
  },
  remove: (email) => {
    const admin = findAdmin(email)
    if (!admin) return { ok: false, code: 'missing' }
    $app.delete(admin)
    return { ok: true }
  },
  list: () => ({
    ok: true,
    emails: $app
      .findAllRecords('users', $dbx.hashExp({ role: 'admin' }))
      .map((admin) => admin.email())
      .sort(),
  }),
}

/** Also ends every session of this admin. */
function withNewPassword(admin) {
  const password = $os.getenv('ADMIN_PASSWORD') || $security.randomString(passwordLength)
  admin.setPassword(password)
  $app.save(admin)
  return { ok: true, password }
}

function findAdmin(email) {
  const account = findAccount(email)
  return account?.getString('role') === 'admin' ? account : null
}

function findAccount(email) {
  return $app.findAllRecords('users', $dbx.hashExp({ email }))[0] ?? null
}

$app.rootCmd.addCommand(
  new Command({
    use: 'admin',
    run: (_command, [action, email]) => console.info(`answer: ${JSON.stringify(answer(action, email))}`),
  }),
)

function answer(action, email) {
  if (!isMigrated()) return { ok: false, code: 'not_migrated' }
  if (action !== 'list' && isPutBack()) return { ok: false, code: 'put_back' }
  try {
    return actions[action](email)
  } catch (error) {
    return { ok: false, code: 'failed', reason: String(error) }
  }
}

/** Restored data must not grow before their first start: the feed's end tells devices what was lost. Rule F7. */
function isPutBack() {
  return $os.readDir($app.dataDir()).some((entry) => entry.name() === 'put-back')
}

function isMigrated() {
  return $app.findCollectionByNameOrId('users').fields.getByName('role') !== null
}
