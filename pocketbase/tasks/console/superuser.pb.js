// The console command `ensure-superuser`: as PocketBase's own `superuser upsert`, but the password comes in the environment, because
// arguments can be read by every user of the machine.

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
