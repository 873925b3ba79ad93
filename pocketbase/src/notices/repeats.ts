import { type Notice, waysOf } from '#domain/notice'
import { toTime } from '#domain/values/clock'
import { SAO_PAULO_MS, saoPauloDay } from '#domain/values/sao-paulo'
import type { Binding } from '../pocketbase-api'

const HOUR_MS = 3_600_000

type Told = { people: string; values: Record<string, Binding> }

/**
 * Leaves out those who read the same words within the hour, where their cause can be taken back and done again. An act of theirs since ends that:
 * 'Entreguei a obra' after 'Ainda não' is news. Product 125.
 */
export function withoutRepeats({ kind, project, by }: Notice, message: string, now: string, { people, values }: Told): Told {
  if (!by || !waysOf(kind).isRepeatable) return { people, values }
  return {
    people: `SELECT told.id FROM (${people}) told WHERE NOT EXISTS (
      SELECT 1 FROM notifications n WHERE n.user_id = told.id AND n.created_at > {:_hourAgo}
        AND n.kind = {:_kind} AND n.project_id = {:_project} AND n.message = {:_message} AND NOT EXISTS (
        SELECT 1 FROM notifications answer WHERE answer.user_id = {:_by} AND answer.created_at >= n.created_at
          AND answer.project_id = n.project_id AND answer.person_id = told.id))`,
    values: { ...values, _hourAgo: toTime(Date.parse(now) - HOUR_MS), _kind: kind, _project: project.id, _message: message, _by: by.id },
  }
}

/** SQL: person `u` has had a notice of this kind about this project on this day of São Paulo, and so its mail. Product 90. */
export const TOLD_TODAY = `EXISTS (SELECT 1 FROM notifications n
  WHERE n.user_id = u.id AND n.created_at >= {:_midnight} AND n.kind = {:kind} AND n.project_id = {:_project})`

export const toldToday = ({ project }: Notice, now: string): Record<string, Binding> => ({
  _midnight: toTime(Date.parse(saoPauloDay(now)) - SAO_PAULO_MS),
  _project: project.id,
})
