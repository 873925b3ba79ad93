/** Writing a quote. Money as 'R$ 450,00'. */
export const quoteForm = {
  name: 'Orçamento',
  open: 'Detalhar orçamento',
  loading: 'Abrindo o orçamento…',
  remove: 'Tirar os detalhes',
  removed: 'Detalhes do orçamento tirados.',

  rows: {
    title: 'O que está no preço',
    list: 'Itens do orçamento',
    label: 'Itens',
    next: 'Adicionar item',
    nextPlaceholder: 'Ex.: 9 sacos argamassa 315',
    nextHint: 'Escreva tudo numa linha, ou cole uma lista inteira.',
    add: 'Adicionar',
    text: 'Item',
    quantity: (text: string) => `Quantidade de ${text || 'item'}`,
    quantityShort: 'Qtd.',
    total: (text: string) => `Total de ${text || 'item'}`,
    totalShort: 'Total',
    included: 'Incluso',
    kinds: { labour: 'Mão de obra', material: 'Material', other: 'Outro' },
    kindOf: (kind: string, text: string) => `${kind}: mudar o tipo de ${text || 'este item'}`,
    removeRow: (text: string) => `Remover ${text || 'item'}`,
    removedRow: (text: string) => (text ? `${text}: removido.` : 'Item removido.'),
    useAgain: 'Usar de novo',
    /** Past quotes, newest first. */
    againEntry: (project: string, items: string, sum: string) => [project, items, sum].filter(Boolean).join(' · '),
    clientList: (count: number) => `Usar a lista do cliente (${count})`,
    count: (count: number) => (count === 1 ? '1 item' : `${count} itens`),
    sum: (items: string, money: string) => `${items}: ${money}`,
    unpriced: (count: number) => (count === 1 ? 'Marcar 1 sem valor como incluso' : `Marcar ${count} sem valor como inclusos`),
    full: (most: number, left: number) => `Cabem ${most} itens. ${left === 1 ? '1 ficou' : `${left} ficaram`} de fora.`,
    noText: 'Falta o nome.',
    noTotal: 'Falta o valor. 0 é incluso.',
    badTotal: 'Escreva só o valor, ou 0 se está incluso.',
    error: 'Complete o nome e o valor de cada item.',
    errorFull: (most: number) => `São no máximo ${most} itens.`,
    errorNoPrice: 'Dê valor a pelo menos um item.',
  },
  excluded: {
    label: 'Não inclui',
    hint: 'Um por linha.',
    placeholder: 'Ex.: Retirada de entulho',
    error: (most: number) => `São no máximo ${most} linhas de 120 letras.`,
  },

  /** In the price's place. */
  price: {
    sum: (items: string) => `Soma de ${items}`,
    typed: (money: string) => `você tinha digitado ${money}`,
  },

  terms: {
    title: 'Quando e como se paga',
    startsIn: 'Começa em até',
    startsInHint: 'Após o aceite.',
    startsOn: 'ou no dia',
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
    error: 'Dê nome e valor a cada etapa.',
    over: (money: string) => `As etapas passam do preço em ${money}.`,
    nothingLeft: 'Não sobra nada para a última etapa.',
  },

  more: {
    title: 'O que mais',
    warranty: 'Garantia',
    warrantyOffer: 'Dar 90 dias',
    receipt: 'Comprovante',
    receipts: { nota_fiscal: 'Nota fiscal', recibo: 'Recibo', none: 'Não informar' },
    registration: 'ART ou RRT',
    registrations: { provider: 'Por minha conta', client: 'Por conta do cliente', not_needed: 'Não se aplica', none: 'Não informar' },
    conditions: 'Condições',
    conditionsPlaceholder: 'Ex.: Trabalho de segunda a sexta, das 8h às 17h.',
    document: (type: string, number: string) => `Incluir meu ${type} (${number})`,
  },

  review: {
    contactTitle: 'Não deixe telefone ou chave Pix no orçamento',
    contact: 'Combine o pagamento depois do aceite, pela conversa.',
    entryTitle: (percent: number) => `Entrada de ${percent}% antes de começar`,
    entry: 'O cliente vê este aviso também.',
  },

  /** As it was written. */
  said: {
    start: 'Início',
    startsIn: (days: string) => `em até ${days} após o aceite`,
    part: (money: string, percent: number) => `${money} (${percent}%)`,
    validity: 'Validade',
  },

  /** Beside a proposal that stands; dates as '7 de dez.'. */
  validity: {
    until: (date: string) => `Vale até ${date}`,
    ended: (date: string) => `Validade vencida em ${date}`,
    asked: 'O cliente quer saber se sua proposta continua valendo.',
    confirmHint: (days: string) => `“Continua valendo” renova por mais ${days}.`,
  },
} as const
