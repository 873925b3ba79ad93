// Runs in PocketBase's engine, on the database itself, served or not. Each command prints one line of JSON. `deletions` prints lines of
// deletions.txt, which may lack the last ones.

/** One connection, so that ATTACH stays; none before the command runs. */
const database = () => $app.nonconcurrentDB()

const commands = {
  'copy-database': (file) => {
    database().newQuery('VACUUM INTO {:file}').bind({ file }).execute()
    database().newQuery('ATTACH {:file} AS copied').bind({ file }).execute()
    return checked('copied')
  },
  'check-data': () => checked('main'),
  deletions: () => ({ ok: true, lines: deletions() }),
  'is-served': (file) => ({ ok: true, isServed: isLocked(file) }),
}

const isLocked = (file) => !whileLocked(file, () => undefined)

/** With the server's lock (pocketbase/src/start/serving-lock.ts). Returns whether it was free. */
function whileLocked(file, work) {
  const held = $app.auxConcurrentDB().begin()
  try {
    held.newQuery('PRAGMA busy_timeout = 0').execute()
    held.newQuery('ATTACH {:file} AS serving').bind({ file }).execute()
    held.newQuery('PRAGMA serving.user_version = 1').execute()
    work()
    return true
  } catch (error) {
    if (!String(error).includes('database is locked')) throw error
    return false
  } finally {
    held.rollback()
  }
}

/** Prints repeatedly: a broken pipe ends it when its reader is killed. */
function hold(file) {
  const isHeld = whileLocked(file, () => {
    for (;;) {
      say({ ok: true, isHeld: true })
      sleep(500)
    }
  })
  if (!isHeld) say({ ok: true, isHeld: false })
}

function deletions() {
  const rows = arrayOf(new DynamicModel({ user_id: '', deleted_at: '' }))
  database().newQuery('SELECT user_id, deleted_at FROM account_deletions').all(rows)
  return rows.map(({ user_id, deleted_at }) => `${user_id} ${deleted_at}`)
}

function checked(schema) {
  const found = new DynamicModel({ integrity_check: '' })
  database().newQuery(`PRAGMA ${schema}.integrity_check(1)`).one(found)
  return found.integrity_check === 'ok'
    ? { ok: true, files: namedFiles(schema), applied: appliedMigrations() }
    : { ok: false, reason: found.integrity_check }
}

const fileFields = (collection) => [...collection.fields].filter((field) => field.type() === 'file')

/** Below storage/. */
const namedFiles = (schema) =>
  $app
    .findAllCollections()
    .filter(({ type }) => type !== 'view')
    .flatMap((collection) => fileFields(collection).flatMap((field) => filesOf(schema, collection, field.getName())))

function filesOf(schema, collection, field) {
  const rows = arrayOf(new DynamicModel({ id: '', names: '' }))
  const table = `${schema}.\`${collection.name}\``
  database().newQuery(`SELECT id, \`${field}\` AS names FROM ${table} WHERE \`${field}\` NOT IN ('', '[]')`).all(rows)
  return rows.flatMap(({ id, names }) => listOf(names).map((name) => `${collection.id}/${id}/${name}`))
}

/** A single file's name, or a JSON array of names. */
const listOf = (names) => (names.startsWith('[') ? JSON.parse(names) : [names])

// All files of this folder share one global scope: names must differ.
function answerOf(command, file) {
  try {
    return command(file)
  } catch (error) {
    return { ok: false, reason: String(error) }
  }
}

const say = (answer) => console.info(`answer: ${JSON.stringify(answer)}`)

for (const [use, command] of Object.entries(commands)) {
  $app.rootCmd.addCommand(new Command({ use, run: (_command, [file]) => say(answerOf(command, file)) }))
}
$app.rootCmd.addCommand(
  new Command({
    use: 'hold',
    run: (_command, [file]) => {
      try {
        hold(file)
      } catch (error) {
        say({ ok: false, reason: String(error) })
      }
    },
  }),
)
