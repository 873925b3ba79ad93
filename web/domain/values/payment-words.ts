import { hasContactData, randomKey } from '#domain/values/contact-data'
import { fold } from '#domain/values/fold'

/** In every code of 'Pix copia e cola'. */
const COPIED_CODE = /br\.gov\.bcb\.pix/i

/** A random key, a copied code, or, where the text speaks of Pix, a phone, e-mail, CPF or CNPJ. */
export const hasPixKey = (text: string): boolean =>
  randomKey.test(text) || COPIED_CODE.test(text) || (/\b(?:pix|chave)\b/.test(fold(text)) && hasContactData(text))

/** A boleto's typed line has 47 or 48 digits, its bar code 44. */
const hasBoleto = (text: string): boolean =>
  (text.match(/\d[\d .-]{42,70}\d/g) ?? []).some((found) => /^(?:\d{44}|\d{47,48})$/.test(found.replace(/\D/g, '')))

const LINK = /(?:https?:\/\/|www\.)\S+|\b[a-z\d-]+\.(?:la|ae|me|ly|io|ai|com|com\.br)\/\S+/gi
/** Payment services, and addresses that hide where they lead. */
const PAYS =
  /mercadopago|mpago\.|picpay|pagseguro|pagbank|pag\.ae|nubank|infinitepay|sumup|cielo|pagar\.me|paypal|asaas|pagamento|checkout|bit\.ly|tinyurl|encurtador|cutt\.ly|abre\.ai|is\.gd/i

/** Folded words, each clause a line: '1.500,00' is none's end. */
const clausesOf = (text: string): string[] =>
  text
    .replace(/r\$/gi, ' reais ')
    .replace(/%/g, ' porcento ')
    .split(/[!?;\n]+|[.,:](?=\s|$)/)
    .map((clause) => ` ${fold(clause).trim()} `)

const MONEY =
  / (?:pix|dinheiro|reais|contos?|deposit\w*|transfer\w*|pag(?:a|o|ar|ue|amento|ando)|cart(?:ao|oes)|maquin(?:inha|a de cartao)|porcento|por cento|metade|boleto|valor|\d+ ?mil) /
/** Paid once there is something to pay for. */
const AFTERWARDS =
  / (?:(?:quando|assim que) (?:\w+ ){0,2}(?:termin|acab|conclu|entreg|fic|estiver)\w*|ao terminar|depois (?:d[eao]s?|que)|(?:no|ao) (?:final|fim)|(?:estiver|fica|ficar|etapas?|servico|obra|tudo) pront[oa]s?|concluid[oa]s?|na entrega|por etapas?|conforme) /

const ahead = [
  / sinal (?!(?:d[aeo]|no|na) (?!\d|reserva|metade|porcento|pagamento|obra|servico|pix|cartao|dinheiro)|ruim|frac[oa]|pessim[oa]|cai)/,
  /(?<! (?:ta|esta|estao|bem|meio|muito|obra|servico)) (?:adiantad[oa]s?|antecipad[oa]s?) /,
  / (?:adiantamento|adianta(?:r|sse)?(?! (?:o|a|os|as|muito|nada|nem) )) /,
  / (?:(?:dar|dou|de|uma|com|sem|pix d[ae]|pagamento d[ae]|valor d[ae]) entrada|entrada de (?:\d|metade)|(?:\d|metade|porcento|reais|mil) (?:de|na) entrada) ?/,
  / (?:(?:taxa|valor|pix|pagar?|pagamento) (?:\w+ ){0,2}reservar?|reserv(?:ar?|o) (?:\w+ ){0,2}(?:data|agenda|vaga|horario|material|dia)|garantir (?:\w+ ){0,2}(?:data|agenda|vaga|horario|dia)) /,
  / (?:metade|porcento|parte|pix|paga(?:r|mento)?|pague|deposit\w*|transfer\w*) (?:\w+ ){0,4}(?:antes|agora|pra comecar|para comecar|no inicio|no comeco) /,
  / (?:pix|paga(?:r|mento)?|pague|deposit\w*|transfer\w*|mand[ae]\w*) (?:\w+ ){0,5}(?:que|pra|para|e) (?:(?:ai|dai|eu) ){0,2}(?:compr|busc|peg)(?:o|ar|amos) /,
]

/** 'Não cobro sinal', but 'não começo sem sinal'. */
const denied = / (?:nao|sem|nada|nenhum|nunca|jamais) (?:\w+ ){0,5}$/

function asksIn(clause: string): boolean {
  return ahead.some((words) => {
    const at = words.exec(clause)
    if (!at) return false
    const before = clause.slice(0, at.index + 1) + (/^ (?:sem|nada) /.exec(at[0])?.[0].trimStart() ?? '')
    return !denied.test(before) || (/ sem (?:\w+ ){0,2}$/.test(before) && / nao /.test(clause))
  })
}

/** An address of a payment service, or any beside words of money. */
const leadsToPay = (text: string, isMoney: boolean): boolean => (text.match(LINK) ?? []).some((link) => isMoney || PAYS.test(link))

/**
 * A message that asks for money before the work, as swindlers do: a Pix key, a boleto, a link to pay by, or words for a payment ahead. Not one that
 * puts the payment after the work, or refuses one ahead. Product 119.
 */
export function asksForMoneyAhead(text: string): boolean {
  const clauses = clausesOf(text)
  const said = clauses.join('')
  const isMoney = MONEY.test(said)
  if (isMoney && clauses.some(asksIn)) return true
  const isMeans = hasPixKey(text) || hasBoleto(text) || / link (?:de|do|para|pra) (?:pagamento|pagar) /.test(said) || leadsToPay(text, isMoney)
  return isMeans && !AFTERWARDS.test(said)
}
