const ofStage = (stage: string): string => (stage ? `a etapa “${stage}”` : 'o trabalho')

/** Words of a deal in progress. Product 126. */
export const afterAcceptance = {
  next: {
    title: 'Próximos passos',
    /** `person` is the other side; `stage` '' for the whole price. */
    steps: {
      receive: (person: string) => `Confira a obra que ${person} entregou e diga se recebeu.`,
      complete: () => 'Tudo certo? Toque em “Concluir projeto”.',
      repair: (person: string) => `${person} respondeu “Ainda não” à entrega. Combinem pela conversa o que falta.`,
      hand_over: () => 'Tudo pronto? Toque em “Entreguei a obra”.',
      await_receipt: (person: string) => `Espere ${person} conferir a obra e dizer se recebeu.`,
      answer_change: (person: string) => `Responda à mudança que ${person} propôs.`,
      start: () => 'Combinem o dia do início pela conversa.',
      send_address: () => 'Envie o endereço da obra, com número.',
      ask_address: () => 'Peça o endereço da obra, com número.',
      pay: (_person: string, stage: string) => `Confira ${ofStage(stage)} antes de pagar. Depois, toque em “Marcar como paga”.`,
      pay_entry: (_person: string, stage: string) => `Quando pagar ${ofStage(stage)}, toque em “Marcar como paga”.`,
      await_stage: (person: string, stage: string) => `Só pague ${ofStage(stage)} depois que ${person} avisar aqui que terminou.`,
      confirm: (_person: string, stage: string) => `Recebeu ${stage ? `pela etapa “${stage}”` : 'pelo trabalho'}? Toque em “Recebi”.`,
      finish: (_person: string, stage: string) => `Terminou ${ofStage(stage)}? Toque em “Marcar como pronta”.`,
    },
  },

  address: {
    term: 'Endereço',
    action: 'Enviar endereço da obra',
    title: 'Enviar endereço da obra?',
    text: (person: string) => `${person} recebe o endereço na conversa. Outras pessoas não veem o endereço.`,
    field: (place: string) => `Endereço em ${place}`,
    hint: 'Complete com número e complemento.',
    confirm: 'Enviar',
    /** `place` is city and state. */
    message: (address: string, place: string) => `Endereço da obra: ${[address, place].filter(Boolean).join(' · ')}`,
    map: 'Ver no mapa',
    mapOf: (address: string) => `Ver no mapa: ${address}`,
  },
} as const
