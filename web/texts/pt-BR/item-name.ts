/** Names of what a command is about, '' under a heading that says them. */
export type ItemAbout = { project_title: string; person_name: string }

const joined = (kind: string, name: string): string => (name ? `${kind} · ${name}` : kind)

/**
 * 'Projeto · Muro de arrimo': name of an item of Pendências, for its toast too. To be called when it is asked for: a call while a file of texts loads would
 * keep the whole of that file in the first script.
 */
export const ofProject = (kind: string, { project_title }: Pick<ItemAbout, 'project_title'>): string => joined(kind, project_title)
export const ofPerson = (kind: string, { person_name }: Pick<ItemAbout, 'person_name'>): string => joined(kind, person_name)
