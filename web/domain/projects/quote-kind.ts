import { type RowKind, rowKinds } from '#domain/projects/quote'
import { fold } from '#domain/values/fold'

/** Beginnings of folded words, the first of a text decides: 'troca de torneira' is work, 'torneira' is not. */
const beginnings: Readonly<Record<RowKind, RegExp>> = {
  labour:
    /^(mao$|servic|diaria|hora$|horas$|pintur|reboc|demol|assent|instal|coloca|remoc|retirad|troca|montage|desmont|limpez|aplica|revis|manut|visita|projeto|obra$|empreit|reform|pedreiro|ajudante|servente|pintor|eletricista|encanador|azulejista|gesseiro|marceneiro|acabamento|contrapiso|chapisco|alvenaria|impermeabiliza|levanta|ponto|conserto|reparo|execu)/,
  material:
    /^(materia[il]|ciment|areia|brita|argamassa|rejunte|tinta|massa|cabo|fio|fios|tubo|cano|conex|tomada|interruptor|disjuntor|quadro|piso|porcelanato|azulejo|rodape|telha|tijolo|bloco|torneira|vaso|cuba|sifao|chuveiro|porta|janela|batente|fechadura|dobradica|gesso|placa|chapa|parafuso|prego|bucha|luminaria|lampada|spot|registro|joelho|luva|cal$|ferro|vergalhao|tela|madeira|viga|ripa|caibro|compensado|mdf|drywall|verniz|selador|lixa|rolo|fita|cola|silicone|manta|granito|marmore|vidro|espelho|box$|moldura|saco|sacos|lata|latas|galao|galoes|rolos|barra|barras|milheiro)/,
  other:
    /^(frete|entrega|transport|deslocament|cacamba|alug|locac|andaime|taxa|imposto|art$|rrt$|estacionament|pedagio|alimentac|hosped|seguro|desconto|descarte|licenca)/,
}
/** 'pintar', 'colocação', 'rebocamento' begin work that no list names. */
const doing = /(?:[aei]r|cao|coes|agem|mento)$/

/** Work, material, or something else; without a word that tells, a quantity tells material. */
export function kindOf(text: string, quantity: string): RowKind {
  const words = fold(text).split(' ').filter(Boolean)
  for (const [index, word] of words.entries()) {
    const known = rowKinds.find((kind) => beginnings[kind].test(word))
    if (known) return known
    if (index === 0 && doing.test(word)) return 'labour'
  }
  return quantity === '' ? 'labour' : 'material'
}
