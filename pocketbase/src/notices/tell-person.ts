import type { notices } from '#texts'
import { newRecordId } from '../globals'
import type { App } from '../pocketbase-api'
import { run } from '../sql'

type Told = { user: string; kind: keyof typeof notices; title: string; message: string; link: string; now: string }

export function tellPerson(tx: App, told: Told): void {
  run(
    tx,
    `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at, person_id, kind, project_id)
      VALUES ({:id}, {:user}, {:title}, {:message}, {:link}, FALSE, {:now}, '', {:kind}, '')`,
    { id: newRecordId(), ...told },
  )
}
