/** Something that waits for the person. */
export type Need = {
  kind:
    | 'proposals'
    | 'choose'
    | 'no_proposals'
    | 'still_needed'
    | 'message'
    | 'messages'
    | 'complete'
    | 'accepted'
    | 'rejected'
    | 'changed'
    | 'validity'
    | 'ready'
    | 'paid'
    | 'change'
    | 'handed'
    | 'project'
    | 'projects'
    | 'draft'
  /** Unique with its kind. */
  about: string
  title: string
  text: string
  href: string
  /** The server's time. */
  at: string
}

/** The server's last notice of a project, '' for none: proposals lack the time of their answer. */
export type ToldAt = (projectId: string) => string

export const newestFirst = (needs: readonly Need[]): Need[] => needs.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
