/** A reference that is withdrawn and given anew is another one: its provider is told of that too. Product 129. */
migrate((app) => {
  app
    .db()
    .newQuery(
      `CREATE TRIGGER untell_reference AFTER UPDATE OF reference ON proposals WHEN OLD.reference IS NULL AND NEW.reference IS NOT NULL AND NEW.told_reference <> '' BEGIN
        UPDATE proposals SET told_reference = '' WHERE id = NEW.id; END`,
    )
    .execute()
})
