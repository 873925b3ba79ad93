import type { Project } from '#domain/documents'
import { mayDo, type ProjectVerb } from '#domain/projects/project-life'
import { toTime } from '#domain/values/clock'
import { useNow } from '../../components/times/use-now'
import { useActor } from '../../data/store/account-store-context'

/** At this time. */
export function useMayDo(project: Project): (verb: ProjectVerb) => boolean {
  const me = useActor()
  const now = useNow()
  return (verb) => mayDo(project, verb, me.id, toTime(now))
}
