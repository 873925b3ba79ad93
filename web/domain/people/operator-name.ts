import { fold, foldLetters } from '#domain/values/fold'

/** Figures, Cyrillic and Greek drawn like Latin letters; 'l' and 'i' are one. */
const drawnLike: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', l: 'i', ı: 'i' },
  ...{ а: 'a', с: 'c', е: 'e', і: 'i', н: 'h', о: 'o', р: 'p', ѕ: 's', т: 't' },
  ...{ α: 'a', ε: 'e', ι: 'i', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'u' },
}

/** Words as they look, without marks and foreign alphabets. */
const looks = (text: string): string[] =>
  fold(foldLetters(text).replace(/[^\sa-km-z]/g, (drawn) => drawnLike[drawn] ?? drawn))
    .split(' ')
    .filter(Boolean)
const wordsOf = (text: string): ReadonlySet<string> => new Set(looks(text))

const SITE = 'canteiro'
/** The operator, whatever else a name says: mails are signed 'Equipe Canteiro', the chat is 'Suporte'. */
const offices = wordsOf('admin ajuda atendimento equipe moderação moderador moderadora oficial ouvidoria sac staff suporte support')
/** The operator only in a name of nothing else: companies have them. */
const departments = wordsOf('administração administrador administradora aplicativo app financeiro plataforma segurança site')
/** They tell no one apart. */
const fillers = wordsOf('a o as os ao aos da de do das dos e com br central cliente clientes técnico usuário usuários')

/**
 * 'Equipe Canteiro · Suporte', 'Atendimento', 'C4nteir0' pass for the operator; 'canteiro de obras' and 'Suporte Engenharia' do not. Product 1.
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
