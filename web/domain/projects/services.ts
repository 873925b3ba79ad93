import { searchWords } from '../values/fold'

/**
 * Services of the trade, each by the folded stems that name it: who does the work writes 'Eletricista', who needs it looks for 'Elétrica'. A word typed
 * asks for a service when it begins with one of `stems`; a text answers with any of them or of `also`, which name something else when they are typed
 * ('construtora' is part of a name). Product 50.
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

/** Words that a search is for, each as the texts one of which has to be in what it finds. */
export const searchedFor = (typed: string): string[][] => searchWords(typed).map(answersTo)

function answersTo(word: string): string[] {
  const asked = services.find(({ stems }) => stems.some((stem) => word.startsWith(stem)))
  return asked ? [word, ...asked.stems, ...(asked.also ?? [])] : [word]
}
