/** In a chat, and no messages: made of what both sides' documents say. Product 126. */
export const workLines = {
  you: 'você',
  said: (line: string, detail: string) => (detail ? `${line}: ${detail}` : line),
  by: (line: string, person: string) => (person ? `${line} por ${person}` : line),
  with: (detail: string, facts: readonly string[]) => (facts.length > 0 ? `${detail} (${facts.join(', ')})` : detail),
  lines: {
    accepted: 'Proposta aceita',
    done: 'Etapa pronta',
    paid: 'Etapa paga',
    received: 'Recebimento confirmado',
    change_proposed: 'Mudança proposta',
    change_accepted: 'Mudança combinada',
    change_declined: 'Mudança recusada',
    change_withdrawn: 'Mudança retirada',
    handed: 'Obra entregue',
    not_yet: 'Obra ainda não recebida',
    completed: 'Projeto concluído',
    undone: 'Combinado desfeito',
  },
  /** A deal without stages. */
  whole: { done: 'Trabalho pronto', paid: 'Trabalho pago', received: 'Recebimento confirmado' },
  openPoints: (count: number) => (count === 1 ? 'com 1 pendência' : `com ${count} pendências`),
} as const
