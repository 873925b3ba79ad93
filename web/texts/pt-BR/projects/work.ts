import { type ItemAbout, ofProject } from '../item-name'

/** Between an acceptance and the end of the work. Product 120 to 123. */
export const work = {
  /** On a card, beside the price. */
  paid: (money: string) => `Já pago: ${money}`,
  /** On the project, of a deal that was undone. */
  undone: (person: string) => `Combinado desfeito com ${person}`,
  undoneAt: 'Desfeito em',
  stages: {
    title: 'Etapas e pagamentos',
    /** Name of the one stage of a deal without any. */
    whole: 'Total',
    confirmed: (confirmed: string, price: string) => `Pago e confirmado: ${confirmed} de ${price}`,
    unconfirmed: (money: string) => `A confirmar: ${money}`,
    due: (money: string) => `Falta pagar: ${money}`,
    neverKept: 'O Canteiro não recebe nem guarda pagamentos.',
    you: 'você',
    said: {
      done: (day: string, who: string) => `Pronta em ${day}, por ${who}`,
      paid: (day: string, who: string) => `Paga em ${day}, por ${who}`,
      received: (day: string, who: string) => `Recebido em ${day}, por ${who}`,
    },
    /** Beside what reached the server more than a day after. */
    registered: (day: string, registered: string) => `${day} (registro em ${registered})`,
    actions: { done: 'Marcar como pronta', paid: 'Marcar como paga', received: 'Recebi' },
    /** Spoken. */
    ofStage: (action: string, stage: string) => `${action}: ${stage}`,
    moreOf: (stage: string) => `Mais sobre ${stage}`,
    marked: { done: 'Pronta', paid: 'Paga', received: 'Recebi' },
    /** Name of a mark that is taken back, in Pendências. */
    mark: (mark: string) => `“${mark}”`,
    takeBack: (mark: string) => `Desfazer “${mark}”`,
    askPaid: {
      title: 'Marcar como paga?',
      text: (stage: string, money: string) => `${stage}: ${money}. Esta etapa ainda não foi marcada como pronta.`,
      confirm: 'Sim, já paguei',
    },
    askReceived: {
      title: 'Você recebeu este pagamento?',
      text: (stage: string, money: string) => `${stage}: ${money}.`,
      confirm: 'Sim, recebi',
    },
  },
  mark: {
    done: {
      item: (about: ItemAbout) => ofProject('Etapa pronta', about),
      failed: (reason: string) => ({ title: 'Erro ao marcar como pronta', description: reason }),
      done: { title: 'Etapa marcada como pronta.' },
    },
    paid: {
      item: (about: ItemAbout) => ofProject('Etapa paga', about),
      failed: (reason: string) => ({ title: 'Erro ao marcar como paga', description: reason }),
      done: { title: 'Etapa marcada como paga.' },
    },
    received: {
      item: (about: ItemAbout) => ofProject('Confirmação do recebimento', about),
      failed: (reason: string) => ({ title: 'Erro ao confirmar recebimento', description: reason }),
      done: { title: 'Recebimento confirmado.' },
    },
    takenBack: {
      item: (about: ItemAbout) => ofProject('Marcação desfeita', about),
      failed: (reason: string) => ({ title: 'Erro ao desfazer marcação', description: reason }),
      done: { title: 'Marcação desfeita.' },
    },
  },
  changes: {
    title: 'Mudanças',
    propose: 'Propor mudança',
    send: 'Enviar mudança',
    placeholder: 'Ex.: trocar a porta comum por porta de correr.',
    ways: { same: 'Não muda', more: 'Aumenta', less: 'Diminui' },
    amount: { more: 'Quanto aumenta', less: 'Quanto diminui' },
    days: { more: 'Quantos dias a mais', less: 'Quantos dias a menos' },
    priceBecomes: (from: string, to: string) => `O valor passa de ${from} para ${to}.`,
    daysBecome: (days: string, last: string) => `O prazo passa para ${days}, até ${last}.`,
    nothingBecomes: 'Valor e prazo ficam como estão.',
    exceedsDue: (due: string) => `O desconto passa do que falta pagar (${due}). Diminua o desconto.`,
    /** Beside waiting changes, and before one is sent. */
    notYet: 'Só vale depois de aceita. Combine por escrito antes de fazer.',
    you: 'você',
    proposedBy: (who: string, day: string) => `Proposta por ${who} em ${day}`,
    answers: {
      accepted: (day: string) => `Aceita em ${day}`,
      declined: (day: string) => `Recusada em ${day}`,
      withdrawn: (day: string) => `Retirada em ${day}`,
    },
    /** As the deal was undone. */
    unanswered: 'Ficou sem resposta',
    answered: (count: number) => (count === 1 ? '1 mudança respondida' : `${count} mudanças respondidas`),
    answering: {
      accepted: {
        action: 'Aceitar',
        title: 'Aceitar esta mudança?',
        confirm: 'Sim, aceitar',
        item: (about: ItemAbout) => ofProject('Aceite da mudança', about),
        failed: (reason: string) => ({ title: 'Erro ao aceitar mudança', description: reason }),
        done: { title: 'Mudança aceita.' },
      },
      declined: {
        action: 'Recusar',
        title: 'Recusar esta mudança?',
        confirm: 'Sim, recusar',
        text: 'Nada muda no combinado, e a outra pessoa recebe um aviso.',
        item: (about: ItemAbout) => ofProject('Recusa da mudança', about),
        failed: (reason: string) => ({ title: 'Erro ao recusar mudança', description: reason }),
        done: { title: 'Mudança recusada.' },
      },
      withdrawn: {
        action: 'Retirar',
        title: 'Retirar esta mudança?',
        confirm: 'Sim, retirar',
        text: 'A outra pessoa não pode mais aceitar.',
        item: (about: ItemAbout) => ofProject('Retirada da mudança', about),
        failed: (reason: string) => ({ title: 'Erro ao retirar mudança', description: reason }),
        done: { title: 'Mudança retirada.' },
      },
    },
  },
  change: {
    item: (about: ItemAbout) => ofProject('Proposta de mudança', about),
    failed: (reason: string) => ({ title: 'Erro ao propor mudança', description: reason }),
    done: { title: 'Mudança enviada.', description: 'Ela só vale depois de aceita.' },
    text: 'O que muda',
  },
  handOver: {
    handedBy: (provider: string, day: string) => `Em ${day}, ${provider} entregou a obra.`,
    handedByYou: (day: string) => `Em ${day}, você entregou a obra. Falta a resposta do cliente.`,
    notYetBy: (client: string, day: string) => `Em ${day}, ${client} respondeu “Ainda não” à entrega.`,
    notYetByYou: (day: string) => `Em ${day}, você respondeu “Ainda não” à entrega.`,
    openPoints: 'Pendências da obra',
    steps: {
      handed: {
        action: 'Entreguei a obra',
        title: 'Você entregou a obra?',
        text: (client: string) => `${client} recebe o aviso e confere a obra. Você pode desfazer até a resposta.`,
        confirm: 'Sim, entreguei',
        item: (about: ItemAbout) => ofProject('Entrega da obra', about),
        failed: (reason: string) => ({ title: 'Erro ao avisar da entrega', description: reason }),
        done: { title: 'Aviso de entrega enviado.' },
      },
      not_handed: {
        action: 'Desfazer entrega',
        title: 'Desfazer a entrega?',
        text: (client: string) => `A obra deixa de aparecer como entregue para ${client}.`,
        confirm: 'Sim, desfazer',
        item: (about: ItemAbout) => ofProject('Entrega desfeita', about),
        failed: (reason: string) => ({ title: 'Erro ao desfazer entrega', description: reason }),
        done: { title: 'Entrega desfeita.' },
      },
      not_yet: {
        action: 'Ainda não',
        title: 'Responder “Ainda não”?',
        text: (provider: string) => `${provider} recebe o aviso e pode entregar de novo. Diga pela conversa o que falta.`,
        confirm: 'Sim, responder',
        item: (about: ItemAbout) => ofProject('Resposta à entrega', about),
        failed: (reason: string) => ({ title: 'Erro ao responder à entrega', description: reason }),
        done: { title: 'Resposta enviada.' },
      },
    },
  },
  photos: {
    item: (count: number, project_title: string) => ofProject(count === 1 ? '1 foto da obra' : `${count} fotos da obra`, { project_title }),
    gone: 'O combinado não existe mais. As fotos não foram enviadas.',
  },
  removePhoto: {
    item: (about: ItemAbout) => ofProject('Remoção de foto da obra', about),
    failed: (reason: string) => ({ title: 'Erro ao remover foto', description: reason }),
    done: { title: 'Foto removida.' },
  },
} as const
