/** Text as search compares it: lower case, without accents. The server's engine does not know \p{Diacritic}. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

type SearchedProject = { title: string; description: string; address: string }
type SearchedPerson = { full_name: string; role: string; city: string }

export const projectSearch = ({ title, description, address }: SearchedProject): string => fold([title, description, address].join(' '))
export const personSearch = ({ full_name, role, city }: SearchedPerson): string => fold([full_name, role, city].join(' '))
