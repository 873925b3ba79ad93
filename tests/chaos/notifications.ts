import type { Person } from '../support/people'
import { type Server, sql } from '../support/server-client'

/** Unread ones for each person, so that marking them read is possible from a history's first step on. */
const EACH = 20

export async function giveNotifications(server: Server, people: Person[]): Promise<void> {
  for (const { id } of people) {
    await sql(
      server,
      `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${EACH})
        SELECT lower(substr(hex(randomblob(8)), 1, 15)), '${id}', 'Aviso ' || n, 'Aviso.', '', FALSE,
          strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d minutes', n)) FROM numbers`,
    )
  }
}
