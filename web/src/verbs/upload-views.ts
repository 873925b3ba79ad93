import { texts } from '#texts'
import { useProject } from '../data/queries/projects'
import { useProposal } from '../data/queries/proposals'
import { recordOf, type UploadCollection } from '../data/queries/uploads'
import type { ToastWords } from './verb-view'

/** Texts of a kind of picture, for toasts and Pendências. Rule P12. */
export type UploadView = {
  /** Title of an item. `title` is the record's, '' while it is unknown. */
  name: (count: number, title: string, isCompany: boolean) => string
  /** Label of the item's picture with this number while it is sent. */
  sending: (number: number, name: string) => string
  /** Toast once the server has it; null where a screen shows it itself. Product 30 and 73. */
  done: ToastWords | null
  failed: (reason: string) => ToastWords
  /** In place of the reason, and of sending again, once its record is gone. */
  gone: string
  /** By the record's id. `isGone` where this device does not hold it. */
  useRecord: (id: string) => { title?: string | undefined; isGone: boolean }
}

const { outbox, projects, settings, work } = texts

const views: Record<UploadCollection, UploadView> = {
  projects: {
    name: (count, title) => outbox.photos(count, title),
    sending: (number) => projects.page.sendingPhoto(number),
    done: null,
    failed: projects.newProject.uploadFailed,
    gone: outbox.photosGone,
    useRecord(id) {
      const project = useProject(id)
      return { title: project?.document?.title, isGone: project !== undefined && !project.document }
    },
  },
  proposals: {
    name: work.photos.item,
    sending: (number) => projects.page.sendingPhoto(number),
    done: null,
    failed: projects.newProject.uploadFailed,
    gone: work.photos.gone,
    useRecord(id) {
      const proposal = useProposal(id)
      return { title: proposal?.document?.project_title, isGone: proposal !== undefined && !proposal.document }
    },
  },
  users: {
    name: (_count, _title, isCompany) => (isCompany ? outbox.logo : outbox.avatar),
    sending: (_number, name) => name,
    done: settings.avatar.done,
    failed: settings.avatar.failed,
    gone: '',
    useRecord: () => ({ isGone: false }),
  },
}

/** Pictures of a later release's kind read as photos. */
export const uploadViewOf = (record: string): UploadView => views[recordOf(record)?.collection ?? 'projects']
