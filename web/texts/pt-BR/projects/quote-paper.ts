import { times } from '../times'

/** A quote as both sides read, compare and print it. Dates as '7 de dez.', money as 'R$ 450,00'. */
export const quotePaper = {
  title: 'Orçamento',
  see: 'Ver orçamento',
  seeOf: (provider: string) => `Ver orçamento de ${provider}`,
  /** In a column, beside 'Ler tudo'. */
  seeAll: 'Ver tudo',
  seeAllOf: (provider: string) => `Ver tudo do orçamento de ${provider}`,
  print: 'Imprimir orçamento',
  file: 'orcamento',
  compareFile: 'propostas',
  unsaid: 'Não informado',
  /** A kind that a price by rows has no part of. */
  none: '—',
  /** Under a name. */
  missing: (count: number, of: number) => (count === 1 ? `falta 1 de ${of}` : `faltam ${count} de ${of}`),
  about: { provider: 'Fornecedor', client: 'Cliente', date: 'Data' },
  kinds: { labour: 'Mão de obra', material: 'Material', other: 'Outros' },
  items: { title: 'Itens', item: 'Item', quantity: 'Quantidade', total: 'Total', included: 'incluso' },
  terms: {
    title: 'Detalhes',
    amount: 'Valor',
    includes: 'Inclui',
    days: 'Prazo',
    start: 'Início',
    warranty: 'Garantia',
    receipt: 'Nota fiscal',
    registration: 'ART ou RRT',
    validity: 'Validade',
    conditions: 'Condições',
  },
  /** '90 dias', whole years as '5 anos'. */
  warranty: (days: number) => (days % 365 === 0 ? (days === 365 ? '1 ano' : `${days / 365} anos`) : times.days(days)),
  startsIn: (days: string) => `em até ${days} após o aceite`,
  startsOn: (date: string) => `em ${date}`,
  receipts: { nota_fiscal: 'Sim', recibo: 'Só recibo' },
  registrations: { client: 'Por conta do cliente', provider: 'Por conta do fornecedor', not_needed: 'Não se aplica' },
  stages: { title: 'Pagamento', stage: 'Etapa', share: 'Parte', amount: 'Valor', entry: 'Entrada', count: 'Etapas' },
  line: (term: string, value: string) => `${term}: ${value}`,
  listed: (line: string) => `• ${line}`,
  row: (what: string, total: string) => `- ${what}: ${total}`,
  item: (text: string, quantity: string) => `${text} (${quantity})`,
  share: (percent: number) => `${percent}%`,
  entry: (money: string, share: string) => `${money} (${share})`,
  /** Above 30 %. */
  highEntry: (share: string) => `Entrada de ${share} antes de começar`,
  excluded: 'Não inclui',
  validity: {
    until: (date: string) => `Vale até ${date}`,
    short: (date: string) => `até ${date}`,
    ended: (date: string) => `Validade vencida em ${date}`,
    endedShort: (date: string) => `Vencida em ${date}`,
    unsaid: 'Sem validade informada',
  },
  /** Before its acceptance. */
  accepting: (money: string) => `Fica combinado o orçamento inteiro: o que ele inclui e o que não inclui. Total: ${money}.`,
  ask: {
    actionFor: (provider: string) => `Perguntar se continua valendo: proposta de ${provider}`,
    asked: 'Você perguntou se continua valendo.',
  },
} as const
