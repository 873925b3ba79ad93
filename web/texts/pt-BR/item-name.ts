/** Names of what a command is about, '' under a heading that says them. */
type About = { project_title: string; person_name: string }

const joined = (kind: string, name: string): string => (name ? `${kind} · ${name}` : kind)

/** 'Projeto · Muro de arrimo': name of an item of Pendências, for its toast too. */
export const item = {
  of:
    (kind: string) =>
    (_about: About): string =>
      kind,
  ofProject:
    (kind: string) =>
    ({ project_title }: About): string =>
      joined(kind, project_title),
  ofPerson:
    (kind: string) =>
    ({ person_name }: About): string =>
      joined(kind, person_name),
}
