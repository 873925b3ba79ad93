import type { OutboxRow } from '../../../web/src/data/queries/outbox'

let last = 0

/** An outbox row as `dispatch` makes it. */
export function queuedRow(verb: OutboxRow['verb'], args: OutboxRow['args'], given: Partial<OutboxRow> = {}): OutboxRow {
  last += 1
  return {
    n: String(last).padStart(12, '0'),
    id: `command${String(last).padStart(8, '0')}`,
    verb,
    version: 1,
    args,
    at: '2026-11-20T14:32:00.000Z',
    first_sent: '',
    state: 'queued',
    on_refusal: 'keep',
    code: '',
    seq: 0,
    answered_at: '',
    failures: 0,
    record: `messages/record${last}`,
    parent: '',
    changes: [],
    about: { project_title: '', person_name: '' },
    ...given,
  }
}

export const refusedRow = (verb: OutboxRow['verb'], args: OutboxRow['args'], code: string, given: Partial<OutboxRow> = {}): OutboxRow =>
  queuedRow(verb, args, { state: 'refused', code, ...given })
