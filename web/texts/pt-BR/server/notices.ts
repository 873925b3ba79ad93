/** Edited parts of a project. */
const parts = {
  title: 'título',
  description: 'descrição',
  address: 'endereço',
  budget: 'orçamento',
  products: 'produtos',
  timing: 'prazo',
  trades: 'especialidades',
  photos: 'fotos',
} as const

/**
 * `person_name` is '' for none; `reason` '' or absent for none; `changed` are edited parts; `money` is a price; `stage` a stage's name, '' for the
 * whole price.
 */
export type NoticeAbout = {
  project_title: string
  person_name: string
  reason?: string
  changed?: readonly (keyof typeof parts)[]
  money?: string
  stage?: string
  answer?: 'accepted' | 'declined'
}
/** `push` is the title of a closed app's notification, with the message as its body. */
export type NoticeText = (about: NoticeAbout) => { title: string; message: string; push?: string }

/** Each kind of `#domain/notice`, the support's reply, a closed report, a declined deletion. The server's engine has no Intl. */
export const notices = {
  project_published: ({ project_title }) => ({
    title: 'Novo projeto na sua região',
    message: `“${project_title}” está aberto. Veja os detalhes e envie sua proposta.`,
    push: `Novo projeto: “${project_title}”`,
  }),
  proposal_received: ({ project_title, person_name, money = '' }) => ({
    title: 'Nova proposta recebida',
    message: `${person_name} enviou uma proposta ${money && `de ${money} `}para “${project_title}”.`,
    push: `Nova proposta para “${project_title}”`,
  }),
  proposal_improved: ({ project_title, person_name, money = '' }) => ({
    title: 'Proposta atualizada',
    message: `${person_name} mudou a proposta para “${project_title}”${money && `, agora de ${money}`}. Confira os novos valores.`,
    push: `Proposta atualizada para “${project_title}”`,
  }),
  proposal_confirmed: ({ project_title, person_name }) => ({
    title: 'Proposta confirmada',
    message: `${person_name} confirmou que a proposta para “${project_title}” continua valendo.`,
    push: `Proposta confirmada para “${project_title}”`,
  }),
  confirmation_asked: ({ project_title, person_name }) => ({
    title: 'Sua proposta continua valendo?',
    message: `${person_name} quer saber se sua proposta para “${project_title}” continua valendo. A validade venceu. Se nada mudou, toque em “Continua valendo”.`,
    push: `Sua proposta para “${project_title}” continua valendo?`,
  }),
  quote_ends_soon: ({ project_title }) => ({
    title: 'Sua proposta vence em breve',
    message: `A validade da sua proposta para “${project_title}” está acabando. Se nada mudou, toque em “Continua valendo”.`,
  }),
  quote_ended: ({ project_title, person_name }) => ({
    title: 'Proposta vencida',
    message: `A validade da proposta de ${person_name} para “${project_title}” venceu. Para aceitar, pergunte se ela continua valendo.`,
  }),
  own_quote_ended: ({ project_title }) => ({
    title: 'Sua proposta venceu',
    message: `A validade da sua proposta para “${project_title}” venceu. O cliente só pode aceitar depois que você confirmar ou melhorar a proposta. Se nada mudou, toque em “Continua valendo”.`,
  }),
  proposal_accepted: ({ project_title }) => ({
    title: 'Sua proposta foi aceita!',
    message: `O cliente escolheu você para “${project_title}”. Combine os próximos passos pela conversa.`,
    push: `Sua proposta para “${project_title}” foi aceita`,
  }),
  project_started: ({ project_title, person_name }) => ({
    title: 'Projeto em andamento',
    message: `Você aceitou a proposta de ${person_name} para “${project_title}”. A conversa entre vocês está aberta.`,
    push: `“${project_title}” está em andamento`,
  }),
  proposal_rejected: ({ project_title }) => ({
    title: 'Proposta recusada',
    message: `Sua proposta para “${project_title}” não foi escolhida desta vez.`,
    push: `Sua proposta para “${project_title}” não foi escolhida`,
  }),
  project_changed: ({ project_title, changed = [] }) => ({
    title: 'O projeto mudou',
    message: `“${project_title}” mudou${changed.length > 0 ? `: ${listed(changed.map((part) => parts[part]))}` : ''}. Veja se sua proposta continua valendo.`,
    push: `“${project_title}” mudou`,
  }),
  project_completed: ({ project_title }) => ({
    title: 'Projeto concluído',
    message: `O cliente concluiu “${project_title}”. Obrigado pelo seu trabalho!`,
    push: `“${project_title}” foi concluído`,
  }),
  project_closed: ({ project_title, reason = '' }) => ({
    title: 'Projeto encerrado',
    message: `“${project_title}” foi encerrado sem contratação.${reason && ` Motivo: ${reason}`}`,
    push: `“${project_title}” foi encerrado`,
  }),
  still_needed: ({ project_title }) => ({
    title: 'Ainda precisa?',
    message: `“${project_title}” está sem novidades há mais de 60 dias. Abra o projeto e diga se ainda precisa dele. Sem resposta em 30 dias, ele será encerrado.`,
    push: `Ainda precisa de “${project_title}”?`,
  }),
  project_left_alone: ({ project_title }) => ({
    title: 'Projeto encerrado',
    message: `“${project_title}” foi encerrado por falta de resposta. Você pode reabri-lo em até 90 dias.`,
    push: `“${project_title}” foi encerrado`,
  }),
  project_open_again: ({ project_title }) => ({
    title: 'Projeto aberto de novo',
    message: `“${project_title}” está aberto de novo. Sua proposta está pendente, e o cliente pode aceitá-la.`,
    push: `“${project_title}” está aberto de novo`,
  }),
  project_resumed: ({ project_title }) => ({
    title: 'Projeto em andamento de novo',
    message: `O cliente reabriu “${project_title}”. Combine os próximos passos pela conversa.`,
    push: `“${project_title}” está em andamento de novo`,
  }),
  stage_done: ({ project_title, person_name, stage = '' }) => ({
    title: stage ? 'Etapa pronta' : 'Trabalho pronto',
    message: `${person_name} avisou que ${staged(stage)} de “${project_title}” está ${stage ? 'pronta' : 'pronto'}. Confira o trabalho antes de pagar.`,
    push: `${stage ? 'Etapa pronta' : 'Trabalho pronto'} em “${project_title}”`,
  }),
  stage_paid: ({ project_title, person_name, stage = '', money = '' }) => ({
    title: 'Pagamento marcado',
    message: `${person_name} marcou ${stage ? staged(stage) : 'o valor total'} de “${project_title}” como ${stage ? 'paga' : 'pago'}${money && ` (${money})`}. Recebeu? Toque em “Recebi”.`,
    push: `Pagamento marcado em “${project_title}”`,
  }),
  stage_received: ({ project_title, person_name, stage = '', money = '' }) => ({
    title: 'Recebimento confirmado',
    message: `${person_name} confirmou que recebeu ${money || 'o pagamento'} ${stage ? `pela etapa “${stage}”` : 'pelo trabalho'} de “${project_title}”.`,
    push: `Recebimento confirmado em “${project_title}”`,
  }),
  change_proposed: ({ project_title, person_name }) => ({
    title: 'Mudança proposta',
    message: `${person_name} propôs uma mudança em “${project_title}”. Ela só vale se você aceitar.`,
    push: `Mudança proposta em “${project_title}”`,
  }),
  change_answered: ({ project_title, person_name, answer }) => ({
    title: answer === 'declined' ? 'Mudança recusada' : 'Mudança combinada',
    message: `${person_name} ${answer === 'declined' ? 'recusou' : 'aceitou'} a mudança que você propôs em “${project_title}”.`,
    push: `${answer === 'declined' ? 'Mudança recusada' : 'Mudança combinada'} em “${project_title}”`,
  }),
  work_handed_over: ({ project_title, person_name }) => ({
    title: 'Obra entregue',
    message: `${person_name} entregou a obra “${project_title}”. Confira o trabalho e diga se recebeu.`,
    push: `Obra entregue: “${project_title}”`,
  }),
  work_not_received: ({ project_title, person_name }) => ({
    title: 'Obra ainda não recebida',
    message: `${person_name} respondeu “Ainda não” à entrega da obra “${project_title}”. Combinem pela conversa o que falta.`,
    push: `Obra ainda não recebida: “${project_title}”`,
  }),
  reference_shown: ({ project_title, person_name }) => ({
    title: 'Nova referência na sua página',
    message: `${person_name} deixou uma referência sobre “${project_title}”. Ela já aparece na sua página, e você pode responder.`,
    push: `Nova referência: “${project_title}”`,
  }),
  reference_removed: ({ project_title, reason = '' }) => ({
    title: 'Referência removida',
    message: `A referência sobre “${project_title}” foi removida pela administração. Motivo: ${reason}`,
  }),
  reply_removed: ({ project_title, reason = '' }) => ({
    title: 'Resposta removida',
    message: `Sua resposta à referência sobre “${project_title}” foi removida pela administração. Motivo: ${reason}`,
  }),
  deal_undone: ({ project_title, person_name, reason = '' }) => ({
    title: 'Combinado desfeito',
    message: `${person_name} desfez o combinado de “${project_title}”.${reason && ` Motivo: ${reason}`}`,
    push: `Combinado desfeito: “${project_title}”`,
  }),
  project_deleted: ({ project_title }) => ({
    title: 'Projeto excluído',
    message: `“${project_title}” foi excluído, e sua proposta para ele também.`,
  }),
  project_reopened: ({ project_title }) => ({
    title: 'Projeto reaberto',
    message: `O fornecedor escolhido não está mais no Canteiro. “${project_title}” está aberto de novo, e as propostas recusadas voltaram a ficar pendentes.`,
    push: `“${project_title}” está aberto de novo`,
  }),
  project_invitation: ({ project_title, person_name }) => ({
    title: 'Convite para um projeto',
    message: `${person_name} convidou você para “${project_title}”. Veja os detalhes e envie sua proposta.`,
    push: `Convite para “${project_title}”`,
  }),
  invitation_declined: ({ project_title, person_name }) => ({
    title: 'Convite recusado',
    message: `${person_name} recusou o convite para “${project_title}”. Você pode convidar outro fornecedor.`,
  }),
  project_removed: ({ project_title, reason = '' }) => ({
    title: 'Projeto removido',
    message: `“${project_title}” foi removido pela administração.${reason && ` Motivo: ${reason}`}`,
  }),
  deletion_declined: ({ reason = '' }) => ({
    title: 'Exclusão da conta recusada',
    message: `A administração recusou a exclusão da sua conta. Motivo: ${reason}`,
  }),
  report_closed: () => ({
    title: 'Denúncia encerrada',
    message: 'Analisamos sua denúncia e a encerramos. Obrigado por avisar. Se algo mudar, escreva no mesmo chamado.',
  }),
  support_reply: () => ({
    title: 'Resposta do suporte',
    message: 'O suporte respondeu à sua mensagem.',
  }),
} as const satisfies Record<string, NoticeText>

/** As it follows a verb. */
const staged = (name: string): string => (name ? `a etapa “${name}”` : 'o trabalho todo')

const listed = (names: readonly string[]): string => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' e ')
