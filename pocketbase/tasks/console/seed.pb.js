// On the database itself: superusers sign in over loopback only, where the server may not listen.

/** Prints the id of the first matching account, or nothing. */
$app.rootCmd.addCommand(
  new Command({
    use: 'find-account',
    run: (_command, [filter]) => console.info(`answer: ${$app.findRecordsByFilter('users', filter, '', 1)[0]?.id ?? ''}`),
  }),
)

/** [{collection, record, files: {field: path}}] in one transaction. */
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
