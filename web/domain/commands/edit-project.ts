import * as v from 'valibot'
import { projectParts } from '#domain/collections/projects'
import { accept, alreadySo, defineCommand, refuse, removePhotos, set } from '#domain/command'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { id } from '#domain/fields'
import { notice } from '#domain/notice'
import { onlyChanged } from '#domain/only-changed'
import { stepOf } from '#domain/projects/project-life'
import { storedFields } from '#domain/projects/stored-fields'
import { MOST_PHOTOS } from '#domain/wire/wire'

const photos = (most: number) => v.optional(v.pipe(v.array(id), v.maxLength(most)))

/**
 * `edition` is this edit's new id. Only changed parts travel, each whole. `photos_added` are separate uploads; `photos_removed` may name photos
 * that the server then never takes.
 */
export const editProjectArgs = v.object({
  ...{ project_id: id, edition: id, photos_added: photos(MOST_PHOTOS), photos_removed: photos(2 * MOST_PHOTOS) },
  ...v.partial(v.pick(publishProjectArgs, projectParts)).entries,
})
export type EditProject = v.InferOutput<typeof editProjectArgs>

/** Proposers are told the changed parts. City and state stay: they decide who was told. Source: product 84, rule P5. */
export const editProject = defineCommand(editProjectArgs, {
  reads: ({ project_id }) => [['projects', project_id]],
  record: ({ project_id }) => ['projects', project_id],
  quota: 'project_changes',

  decide({ projects: [project] }, { project_id, edition, photos_added = [], photos_removed = [], ...said }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    if (project.edition === edition) return alreadySo
    if (!stepOf(project.status, 'edit_project')) return refuse('project_not_open')
    const changed = onlyChanged(project, storedFields(said))
    const removed = photos_removed.filter((photo) => project.images.some((image) => image.id === photo))
    const hasOtherPhotos = photos_added.length + removed.length > 0
    const parts = [...projectParts.filter((part) => part in changed), ...(hasOtherPhotos ? ['photos' as const] : [])]
    const removal = photos_removed.length > 0 ? [removePhotos('projects', project_id, photos_removed)] : []
    // Others have not seen those photos.
    if (parts.length === 0) return removal.length > 0 ? accept(removal) : alreadySo
    return accept(
      [set('projects', project_id, { ...changed, edition, edited_at: now, touched_at: now, asked_at: '' }), ...removal],
      [{ ...notice('project_changed', { proposersOf: project_id, standing: true }, project), changed: parts }],
    )
  },
})
