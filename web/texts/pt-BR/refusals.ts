import { routeErrorText, sentenceIn } from './errors'

/** By code of `#domain/refusal`. */
export const refusals = {
  malformed: 'Há algo errado nos dados deste envio. Confira os campos e envie de novo.',
  unknown_verb: 'Esta versão do aplicativo não é compatível com a do servidor. Atualize o aplicativo e envie de novo.',
  too_old: 'Este envio começou há mais de 90 dias e não foi confirmado. Veja se ainda faz sentido e envie de novo.',
  too_many: 'Limite atingido. Encerre ou exclua um projeto antes.',
  too_many_invitations: 'Você já convidou 10 fornecedores que ainda não responderam. Espere uma proposta ou uma recusa antes de convidar outro.',
  unanswered: 'Você já enviou várias mensagens sem resposta nesta conversa. Espere a resposta e envie de novo.',
  internal: 'O servidor não conseguiu processar este envio. Tente de novo mais tarde.',
  parent_missing: 'Isto não está mais disponível. Pode ter sido excluído.',
  not_yours: 'Você não tem permissão para fazer isso. Confira se entrou com a conta certa.',
  only_clients_publish: 'Só clientes publicam projetos. Entre com uma conta de cliente para publicar.',
  only_providers_propose: 'Só empresas e autônomos enviam propostas. Entre com uma dessas contas para propor.',
  own_project: 'Este projeto é seu. Você não pode enviar uma proposta para ele.',
  project_closed: 'Este projeto não está mais aceitando propostas.',
  project_not_open: 'Este projeto não está mais aberto. Veja na página dele o que ainda pode ser feito.',
  project_not_in_progress: 'Este projeto não está em andamento.',
  project_changed: 'O projeto mudou de novo. Releia e toque outra vez em “Continua valendo”.',
  project_went_on: 'Este projeto mudou depois do seu pedido. Abra o projeto e, se ainda quiser, repita por lá.',
  project_was_completed: 'Este projeto já foi concluído uma vez e não pode mais ser excluído. Se ainda estiver aberto, você pode encerrá-lo.',
  reopen_too_late: 'O prazo para reabrir este projeto já passou.',
  provider_gone: 'O fornecedor deste projeto não está mais no Canteiro.',
  deal_missing: 'Este combinado não existe mais ou foi refeito. Abra o projeto e, se ainda quiser, repita por lá.',
  deal_changed: 'O valor desta etapa mudou. Confira o combinado e marque de novo.',
  mark_answered: 'A outra parte já confirmou esta marcação. Para corrigir, combinem pela conversa.',
  change_missing: 'Esta mudança não existe mais neste combinado.',
  change_answered: 'Esta mudança já foi respondida.',
  change_exceeds_due: 'O desconto é maior do que o valor que ainda falta pagar.',
  too_many_changes: 'Já há 3 mudanças esperando resposta, ou 20 neste combinado. Espere a resposta de uma delas.',
  proposal_missing: 'Esta proposta não existe mais. Pode ter sido retirada.',
  proposal_already_answered: 'Esta proposta já foi respondida e não pode mais mudar.',
  proposal_changed: 'Esta proposta mudou. Confira os novos valores.',
  quote_expired: 'A validade deste orçamento venceu. Peça a confirmação ao fornecedor.',
  provider_unavailable: 'Este fornecedor não pode ser contratado no momento.',
  proposal_type_not_offered: 'Este projeto não lista produtos. Escolha “Apenas Serviço” e envie de novo.',
  conversation_not_allowed: 'Este fornecedor não está mais no Canteiro.',
  invitation_answered: 'Você já enviou uma proposta para este projeto. Se não quiser mais o trabalho, retire a proposta.',
  conversation_missing: 'Esta conversa não está mais disponível.',
  username_taken: 'Este nome de usuário já está em uso. Escolha outro.',
  city_unknown: 'Esta cidade não está na lista do estado escolhido. Escolha outra da lista e envie de novo.',
} as const

/** By device or server. */
export const photos = {
  photo_too_large: 'Esta foto é grande demais. Escolha uma de até 5 MB.',
  photo_over_limit: 'O servidor está ajustado para recusar fotos deste tamanho. A foto continua aqui: avise o suporte e envie de novo mais tarde.',
  photo_empty: 'Este arquivo está vazio. Escolha outra foto.',
  photo_heic: 'Este navegador não abre fotos HEIC. Envie a foto em JPEG.',
  photo_not_here: 'O aparelho não conseguiu abrir esta foto. Baixe a foto para o aparelho e escolha de novo.',
  photo_type: 'Este arquivo não é uma foto. Envie imagens JPEG, PNG ou WebP.',
  photo_scrambled:
    'Este navegador esconde as imagens dos sites, e a foto sairia riscada. Permita o uso de imagens (canvas) no ícone ao lado do endereço e escolha a foto de novo.',
  photo_unreadable: 'Não conseguimos ler esta foto. Envie outra imagem JPEG, PNG ou WebP.',
  photo_dimensions: 'Esta foto tem dimensões grandes demais. Envie uma de até 2.048 pixels de cada lado.',
  too_many_photos: 'Um projeto pode ter até 8 fotos.',
} as const

export const errorText = (code: string): string => sentenceIn(refusals, code) ?? sentenceIn(photos, code) ?? routeErrorText(code)
