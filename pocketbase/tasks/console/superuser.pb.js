// As PocketBase's `superuser upsert`, with the password by the environment: arguments are readable to every user of the machine.

$app.rootCmd.addCommand(
  new Command({
    use: 'ensure-superuser',
    run: (_command, [email]) => {
      const superusers = $app.findCollectionByNameOrId('_superusers')
      const superuser = $app.findAllRecords(superusers, $dbx.hashExp({ email }))[0] ?? new Record(superusers)
      superuser.setEmail(email)
      superuser.setPassword($os.getenv('SUPERUSER_PASSWORD'))
      $app.save(superuser)
    },
  }),
)
