import { expect, test } from 'vitest'
import { toTime } from '#domain/clock'
import { messageRecords } from '../../pocketbase/seed/conversation-records'
import { timedRecords } from '../../pocketbase/seed/demo-records'

test.each(['00:01', '08:30', '23:59'])('started at %s, no demo data lies ahead, comes before what it names, or is said out of order', (time) => {
  const start = Date.parse(`2026-11-20T${time}-03:00`)
  const written = timedRecords(start, '')
  const madeAt = new Map(written.map(({ record }) => [record.id, record.created_at]))
  for (const { record } of written) {
    const { accepted_proposal_id: _later, ...named }: Record<string, unknown> = { ...record }
    const older = Object.values(named).map((value) => madeAt.get(String(value)) ?? '')
    expect(older.every((earlier) => earlier <= record.created_at)).toBe(true)
    expect(record.created_at <= toTime(start)).toBe(true)
  }
  const last = new Map<string, string>()
  for (const { conversation_id, created_at } of messageRecords(start)) {
    expect(created_at > (last.get(conversation_id) ?? '')).toBe(true)
    last.set(conversation_id, created_at)
  }
})
