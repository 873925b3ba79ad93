/** Writing a quote. Money as 'R$ 450,00'. */
export const quoteForm = {
  name: 'Orçamento',
  open: 'Detalhar orçamento',
  loading: 'Abrindo o orçamento…',
  remove: 'Remover detalhes',
  removed: 'Detalhes removidos.',

  rows: {
    title: 'O que está no preço',
    list: 'Itens do orçamento',
    label: 'Itens',
    next: 'Adicionar item',
    nextPlaceholder: 'Ex.: 9 sacos argamassa 315',
    nextHint: 'Escreva tudo numa linha, ou cole uma lista inteira.',
    add: 'Adicionar',
    text: 'Item',
    quantity: (text: string) => `Quantidade ${text ? `de ${text}` : 'do item'}`,
    quantityShort: 'Qtd.',
    total: (text: string) => `Total ${text ? `de ${text}` : 'do item'}`,
    totalShort: 'Total',
    included: 'Incluso',
    kinds: { labour: 'Mão de obra', material: 'Material', other: 'Outro' },
    kindOf: (kind: string, text: string) => `${kind}: mudar o tipo ${text ? `de ${text}` : 'deste item'}`,
    removeRow: (text: string) => `Remover ${text || 'item'}`,
    removedRow: (text: string) => (text ? `${text}: removido.` : 'Item removido.'),
    useAgain: 'Usar de novo',
    /** Past quotes, newest first. */
    againEntry: (project: string, items: string, sum: string) => [project, items, sum].filter(Boolean).join(' · '),
    clientList: (count: number) => `Usar a lista do cliente (${count})`,
    count: (count: number) => (count === 1 ? '1 item' : `${count} itens`),
    sum: (items: string, money: string) => `${items}: ${money}`,
    unpriced: (count: number) => (count === 1 ? 'Marcar 1 item sem valor como incluso' : `Marcar ${count} itens sem valor como inclusos`),
    full: (most: number, over: number) => `Cabem ${most} itens. Remova ${over}.`,
    noText: 'Falta o nome.',
    noTotal: 'Falta o valor. Se está incluso, escreva 0.',
    /** Below the rows, where a figure may be part of a name. */
    noTotalInLine: 'Falta o valor. Se está incluso, escreva “incluso”.',
    badTotal: 'Escreva só o valor, ou 0 se está incluso.',
    error: 'Complete o nome e o valor de cada item.',
    errorNoPrice: 'Informe o valor de pelo menos um item.',
  },
  excluded: {
    label: 'Não inclui',
    hint: 'Um por linha.',
    placeholder: 'Ex.: Retirada de entulho',
    error: (most: number) => `No máximo ${most} linhas, cada uma com até 120 caracteres.`,
  },

  /** In the price's place. */
  price: {
    sum: (items: string) => `Soma de ${items}`,
    typed: (money: string) => `você tinha digitado ${money}`,
  },

  terms: {
    title: 'Início, pagamento e validade',
    startsIn: 'Começa em até',
    startsInHint: 'Após o aceite.',
    startsOn: 'ou começa no dia',
    startError: 'Confira o dia.',
    validity: 'Proposta válida por',
    days: (count: number) => `${count} dias`,
  },
  stages: {
    list: 'Etapas do pagamento',
    label: 'Pagamento',
    split: 'Dividir o pagamento',
    add: 'Adicionar etapa',
    name: 'Etapa',
    namePlaceholder: 'Ex.: Após a demolição',
    amount: 'Valor da etapa',
    entry: 'Entrada',
    rest: 'Ao terminar',
    removeStage: (name: string) => `Remover ${name || 'etapa'}`,
    share: (name: string, percent: number) => `${name} ${percent}%`,
    highEntry: (percent: number) => `Entrada de ${percent}% antes de começar. O costume é até 30%.`,
    error: 'Informe o nome e o valor de cada etapa.',
    over: (money: string) => `As etapas passam do preço em ${money}.`,
    nothingLeft: 'Não sobra nada para a última etapa.',
  },

  more: {
    title: 'Garantia, nota e condições',
    warranty: 'Garantia',
    warrantyOffer: 'Dar 90 dias',
    receipt: 'Nota fiscal ou recibo',
    receipts: { nota_fiscal: 'Nota fiscal', recibo: 'Recibo', none: 'Não informar' },
    registration: 'ART ou RRT',
    registrations: { provider: 'Por minha conta', client: 'Por conta do cliente', not_needed: 'Não se aplica', none: 'Não informar' },
    conditions: 'Condições',
    conditionsPlaceholder: 'Ex.: Trabalho de segunda a sexta, das 8h às 17h.',
    document: (type: string, number: string) => `Incluir meu ${type} (${number})`,
  },

  review: {
    contactTitle: 'Não deixe contato ou chave Pix no orçamento',
    contact: 'Passe esses dados pela conversa, depois do aceite.',
    entryTitle: (percent: number) => `Entrada de ${percent}% antes de começar`,
    entry: 'O cliente vê este aviso também.',
  },

  /** Beside a proposal that stands. */
  validity: {
    asked: 'O cliente quer saber se sua proposta continua valendo.',
    confirmHint: (days: string) => `“Continua valendo” renova a validade por ${days}.`,
  },
} as const
