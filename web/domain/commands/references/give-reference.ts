import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { optionalText } from '#domain/fields'
import { onlyChanged } from '#domain/only-changed'
import { dealBetween, namedDeal, ofDeal } from '#domain/projects/deal-between'
import { reopenableUntil } from '#domain/projects/project-life'
import { MOST_REFERENCE, onTimeAnswers, referenceOf } from '#domain/projects/reference'
import { earlierOf, laterOf } from '#domain/values/clock'

export const referenceTerms = v.object({ again: v.boolean(), on_time: v.picklist(onTimeAnswers), text: optionalText(MOST_REFERENCE) })

const args = v.object({ ...namedDeal, ...referenceTerms.entries })

/**
 * The owner of a completed project, once, and changed within the week in which it can be reopened. A first one counts by when it was said, for 30 days
 * more: a site may have no signal for days. A change counts by its arrival, for others may have read it. Source: product 129.
 */
export const giveReference = defineCommand(args, {
  ...ofDeal,
  quota: 'references',

  decide(reads, { again, on_time, text, ...named }, me, now, at) {
    const found = dealBetween(reads, named, me)
    if (!found.ok) return found
    const { project, proposal, side } = found
    if (side !== 'owner') return refuse('not_yours')
    if (project.status !== 'completed') return refuse('project_not_completed')
    const had = referenceOf(proposal, project)
    const said = { again, on_time, text }
    if (had && Object.keys(onlyChanged(had, said)).length === 0) return alreadySo
    if (had?.removed) return refuse('reference_removed')
    const until = reopenableUntil(project)
    if (had ? now > until : earlierOf(at, now) > until || isStale(until, now)) return refuse('reference_too_late')
    const begun = had ?? { accepted_at: named.accepted_at, shown_from: laterOf(until, now), reply: '', replied_at: '', removed: '' }
    return accept([set('proposals', proposal.id, { reference: { ...begun, ...said, at: now } })])
  },
})

const LATE_MS = 30 * 86_400_000

/** No clock that is set back brings it in years later. */
const isStale = (until: string, now: string): boolean => Date.parse(now) - Date.parse(until) > LATE_MS
