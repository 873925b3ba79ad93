/** '' below a heading with the name. */
export type ItemAbout = { project_title: string; person_name: string }

const joined = (kind: string, name: string): string => (name ? `${kind} · ${name}` : kind)

/** 'Projeto · Muro de arrimo'. Called when asked for: a call at load would keep the whole file in the first script. */
export const ofProject = (kind: string, { project_title }: Pick<ItemAbout, 'project_title'>): string => joined(kind, project_title)
export const ofPerson = (kind: string, { person_name }: Pick<ItemAbout, 'person_name'>): string => joined(kind, person_name)
