import { searchWords } from '../values/fold'

/**
 * Folded stems of each trade, as 'Eletricista' and 'Elétrica' are one. A typed word asks by `stems`; texts also answer with `also`, which means
 * something else when typed. Product 50.
 */
const services: readonly { stems: readonly string[]; also?: readonly string[] }[] = [
  { stems: ['construca', 'construco', 'construir', 'alvenar', 'pedreiro'], also: ['construtor', 'empreit', 'mestre de obra'] },
  { stems: ['reform'] },
  { stems: ['eletric'] },
  { stems: ['hidraul', 'encana'] },
  { stems: ['pintor', 'pintur', 'pintar'] },
  { stems: ['azulej', 'porcelan'], also: ['revestiment'] },
  { stems: ['carpint', 'madeirament'] },
  { stems: ['marcen'], also: ['moveis planejados', 'moveis sob medida'] },
  { stems: ['telhad', 'telhei'] },
  { stems: ['serralh', 'esquadri'] },
  { stems: ['vidrac', 'vidro'] },
  { stems: ['gesso', 'gessei', 'drywall'] },
  { stems: ['impermeab', 'infiltra'] },
  { stems: ['jardin', 'paisag'] },
]

/** For each word, the texts one of which must be found. */
export const searchedFor = (typed: string): string[][] => searchWords(typed).map(answersTo)

function answersTo(word: string): string[] {
  const asked = services.find(({ stems }) => stems.some((stem) => word.startsWith(stem)))
  return asked ? [word, ...asked.stems, ...(asked.also ?? [])] : [word]
}
