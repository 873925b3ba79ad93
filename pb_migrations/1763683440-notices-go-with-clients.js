/**
 * A notice that names no person goes with the client whose project it names: person_id is that client. Earlier ones are of nobody, and the oldest know
 * their project by their link only. Deletions that an earlier release carried out have left theirs, which no project tells of: the night drops them.
 */
migrate(
  (app) => {
    const project = "CASE WHEN project_id <> '' THEN project_id WHEN link LIKE '/projetos/%' THEN substr(link, 11, 15) END"
    app
      .db()
      .newQuery(
        `UPDATE notifications SET person_id = (SELECT client_id FROM projects WHERE id = ${project})
          WHERE person_id = '' AND EXISTS (SELECT 1 FROM projects WHERE id = ${project})`,
      )
      .execute()
  },
  // Which of them were of nobody is not known any more, and an earlier release does with them what it does with those that name a person.
  () => {},
)
