// The console commands behind the demo data. On the database itself, because over the API only the machine's own loopback addresses may
// sign in as superuser, and a server may listen elsewhere.

/** Answers with the id of the first account that matches a filter of PocketBase's, or with nothing. */
$app.rootCmd.addCommand(
  new Command({
    use: 'find-account',
    run: (_command, [filter]) => console.info(`answer: ${$app.findRecordsByFilter('users', filter, '', 1)[0]?.id ?? ''}`),
  }),
)

/** Writes the records of a JSON file, [{collection, record, files: {field: path}}], in one transaction: all, or none when one is refused. */
$app.rootCmd.addCommand(
  new Command({
    use: 'write-records',
    run: (_command, [file]) => {
      const records = JSON.parse(toString($os.readFile(file)))
      $app.runInTransaction((tx) => {
        for (const { collection, record, files } of records) {
          const made = new Record(tx.findCollectionByNameOrId(collection), record)
          for (const [field, path] of Object.entries(files)) made.set(field, $filesystem.fileFromPath(path))
          tx.save(made)
        }
      })
    },
  }),
)
