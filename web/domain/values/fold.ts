/** Text as search compares it: lower case, without accents. The server's engine does not know \p{Diacritic}. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

type Placed = { city: string; state: string }
export type SearchedProject = Placed & { title: string; description: string; address: string }
export type SearchedPerson = Placed & { full_name: string; role: string; about: string }

/** Fields by which searches find a project or a person. Product 50. */
export const projectSearch = ({ title, description, address, city, state }: SearchedProject): string =>
  fold([title, description, address, city, state].join(' '))
export const personSearch = ({ full_name, role, city, state, about }: SearchedPerson): string => fold([full_name, role, city, state, about].join(' '))

/** The words of what was typed, each looked for by itself. */
export const searchWords = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean)
