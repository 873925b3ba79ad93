import { fold, foldLetters } from '#domain/values/fold'

/** Figures, and Cyrillic and Greek letters, that are drawn like a Latin letter; 'l' and 'i' are one. */
const drawnLike: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', l: 'i', ı: 'i' },
  ...{ а: 'a', с: 'c', е: 'e', і: 'i', н: 'h', о: 'o', р: 'p', ѕ: 's', т: 't' },
  ...{ α: 'a', ε: 'e', ι: 'i', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'u' },
}

/** Words of a text as they look: marked, accented or with letters of another alphabet they are the same. */
const looks = (text: string): string[] =>
  fold(foldLetters(text).replace(/[^\sa-km-z]/g, (drawn) => drawnLike[drawn] ?? drawn))
    .split(' ')
    .filter(Boolean)
const wordsOf = (text: string): ReadonlySet<string> => new Set(looks(text))

const SITE = 'canteiro'
/** The operator, beside the site's name whatever else is said: its mails are signed 'Equipe Canteiro', its chat is 'Suporte'. */
const offices = wordsOf('admin ajuda atendimento equipe moderação moderador moderadora oficial ouvidoria sac staff suporte support')
/** Words that name the operator in a name of nothing else: companies have them in theirs. */
const departments = wordsOf('administração administrador administradora aplicativo app financeiro plataforma segurança site')
/** Words that tell no one apart. */
const fillers = wordsOf('a o as os ao aos da de do das dos e com br central cliente clientes técnico usuário usuários')

/**
 * Whether a name or a username passes for the site's operator: 'Equipe Canteiro · Suporte', 'João do Suporte Canteiro', 'Atendimento', 'C4nteir0'. A
 * 'canteiro de obras' is a place of work, 'Suporte Engenharia' a company. Product 1.
 */
export const isOperatorName = (name: string): boolean => passesForOperator(name) || passesForOperator(name.replace(/\d+h?/g, ' '))

function passesForOperator(name: string): boolean {
  const apart = looks(name)
    .join(' ')
    .replace(/canteiros? de obras?/g, 'obra')
    .replaceAll(SITE, ` ${SITE} `)
  const words = apart.split(' ').filter((word) => word !== '' && !fillers.has(word))
  const isOffice = words.some((word) => offices.has(word))
  if (words.includes(SITE) && isOffice) return true
  return words.length > 0 && words.every((word) => word === SITE || offices.has(word) || departments.has(word))
}
