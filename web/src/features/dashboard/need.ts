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
    | 'project'
    | 'projects'
    | 'draft'
  /** Subject of the need: unique with its kind. */
  about: string
  title: string
  text: string
  href: string
  /** Since when, in the server's time. */
  at: string
}

/** When the server last told of a project, '' when it has not: a proposal does not say since when it is accepted or rejected. */
export type ToldAt = (projectId: string) => string

export const newestFirst = (needs: readonly Need[]): Need[] => needs.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
