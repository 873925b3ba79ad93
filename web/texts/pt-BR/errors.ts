import { wholeNumber } from './whole-number'

/** A command that was refused: one sentence for each code of `#domain/refusal`. */
const refusals = {
  malformed: 'Há algo errado nos dados deste envio. Confira os campos e envie de novo.',
  unknown_verb: 'Esta versão do aplicativo não é compatível com a do servidor. Atualize o aplicativo e envie de novo.',
  too_old: 'Este envio começou há mais de 90 dias e não foi confirmado. Veja se ainda faz sentido e envie de novo.',
  too_many: 'Limite atingido. Conclua ou exclua um projeto antes.',
  too_many_invitations: 'Você já convidou 10 fornecedores que ainda não enviaram proposta. Espere uma proposta antes de convidar outro.',
  internal: 'O servidor não conseguiu processar este envio. Tente de novo mais tarde.',
  parent_missing: 'Isto não está mais disponível. Pode ter sido excluído.',
  not_yours: 'Você não tem permissão para fazer isso. Confira se entrou com a conta certa.',
  only_clients_publish: 'Só clientes publicam projetos. Entre com uma conta de cliente para publicar.',
  only_providers_propose: 'Só empresas e autônomos enviam propostas. Entre com uma dessas contas para propor.',
  own_project: 'Este projeto é seu. Você não pode enviar uma proposta para ele.',
  project_closed: 'Este projeto não está mais aceitando propostas.',
  project_not_open: 'Só é possível excluir um projeto enquanto ele está aberto.',
  project_not_in_progress: 'Só é possível concluir um projeto que está em andamento.',
  proposal_missing: 'Esta proposta não existe mais. Pode ter sido retirada.',
  proposal_already_answered: 'Esta proposta já foi respondida e não pode mais mudar.',
  proposal_changed: 'Esta proposta mudou. Confira os novos valores.',
  provider_unavailable: 'Este fornecedor não pode ser contratado no momento.',
  proposal_type_not_offered: 'Este projeto não lista produtos. Escolha “Apenas Serviço” e envie de novo.',
  conversation_not_allowed: 'Este fornecedor não está mais no Canteiro.',
  conversation_missing: 'Esta conversa não está mais disponível.',
  username_taken: 'Este nome de usuário já está em uso. Escolha outro.',
  city_unknown: 'Esta cidade não está na lista do estado escolhido. Escolha outra da lista e envie de novo.',
} as const

/** What is wrong with one field: the codes of `#domain/fields`, and those of the account's own forms. */
const fields = {
  required: 'Preencha este campo.',
  too_long: 'Este texto é longo demais. Encurte um pouco.',
  amount_invalid: 'Informe um valor de R$\u00a00,01 a R$\u00a099.999.999,99.',
  amount_unreadable: 'Escreva só o valor, como 1.500 ou 1.500,50.',
  amount_decimals: 'Use no máximo dois algarismos depois da vírgula, como em 150,55.',
  days_invalid: 'Informe um número inteiro de dias, de 1 a 3.650.',
  too_many_rows: 'Informe no máximo 50 produtos.',
  state_unknown: 'Escolha um estado da lista.',
  city_unlisted: 'Escolha uma cidade da lista.',
  username_invalid: 'Use de 3 a 30 letras minúsculas sem acento, números, pontos, hifens ou sublinhados.',
  website_invalid: 'Informe o endereço completo, começando com http:// ou https://.',
  phone_invalid: 'Informe um telefone com DDD, como (11) 98765-4321.',
  document_invalid: 'Este número não é válido. Confira os dígitos.',
  email_invalid: 'Informe um e-mail válido, como nome@exemplo.com.br.',
  password_too_short: 'A senha deve ter no mínimo 6 caracteres.',
  passwords_differ: 'As senhas não coincidem.',
} as const

/** Why a request brought nothing: the codes of our own routes, and what the device finds out by itself. Product 28. */
const routes = {
  wrong_credentials: 'Usuário ou senha incorretos. Verifique seus dados e tente novamente.',
  wrong_password: 'A senha atual não confere. Verifique e tente novamente.',
  wrong_documentation_password: 'Senha incorreta. Tente novamente.',
  documentation_closed: 'A documentação ainda não tem senha. Peça a quem administra o Canteiro que defina uma.',
  email_not_confirmed: 'Sua conta ainda não foi confirmada. Verifique seu e-mail!',
  cnpj_invalid: 'Este CNPJ não é válido. Confira os dígitos e tente novamente.',
  cnpj_not_found: 'Não encontramos este CNPJ. Você pode preencher os dados à mão.',
  cnpj_unavailable: 'A consulta de CNPJ está fora do ar no momento. Você pode preencher os dados à mão.',
  expired_link: 'Este link expirou ou já foi usado. Peça um novo.',
  too_many_requests: 'Foram muitas tentativas em pouco tempo. Espere alguns minutos e tente novamente.',
  unauthorized: 'Sua sessão terminou. Entre de novo para continuar.',
  suspended: 'Esta conta está suspensa.',
  account_removed: 'Esta conta foi excluída, e o que ela guardava neste aparelho foi removido.',
  forbidden: 'Você não tem permissão para fazer isso.',
  not_found: 'Não encontramos o que você procura. Pode ter sido excluído.',
  invalid: 'Há algo errado nos dados. Confira os campos e tente novamente.',
  conflict: 'Isto mudou enquanto você estava aqui. Atualize a página e tente novamente.',
  unavailable: 'O servidor está fora do ar no momento. Tente novamente em alguns minutos.',
  unreachable: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
  offline: 'Sem conexão. O que você digitou continua aqui; tente de novo quando a internet voltar.',
  timeout: 'O servidor demorou a responder. Verifique sua conexão e tente novamente.',
  storage_full: 'Não há mais espaço neste aparelho. O que você digitou continua aqui: libere espaço e tente de novo.',
  storage_blocked:
    'Este navegador bloqueia os dados deste site, e sem eles não é possível entrar. Permita cookies e dados do site nas configurações do navegador e recarregue a página.',
  address_insecure:
    'O endereço deste site começa com http://, e por ele o navegador não deixa entrar. Abra o mesmo endereço com https:// ou avise quem administra o Canteiro.',
  storage_broken: 'Não foi possível guardar isto neste aparelho. O que você digitou continua aqui: copie o texto e recarregue a página.',
  too_large: 'Isto é grande demais para enviar de uma vez. Encurte os textos e tente novamente.',
  photo_too_large: 'Esta foto é grande demais. Escolha uma de até 5 MB.',
  photo_over_limit: 'O servidor está ajustado para recusar fotos deste tamanho. A foto continua aqui: avise o suporte e envie de novo mais tarde.',
  photo_empty: 'Este arquivo está vazio. Escolha outra foto.',
  photo_heic: 'Este navegador não abre fotos HEIC. Envie a foto em JPEG.',
  photo_not_here: 'O aparelho não conseguiu abrir esta foto. Baixe a foto para o aparelho e escolha de novo.',
  photo_type: 'Este arquivo não é uma foto. Envie imagens JPEG, PNG ou WebP.',
  photo_unreadable: 'Não conseguimos ler esta foto. Envie outra imagem JPEG, PNG ou WebP.',
  photo_dimensions: 'Esta foto tem dimensões grandes demais. Envie uma de até 2.048 pixels de cada lado.',
  too_many_photos: 'Um projeto pode ter até 8 fotos.',
  unknown: 'Algo deu errado. Tente novamente.',
} as const

const tooLong = (typed: number, most: number) => `Este texto tem ${wholeNumber(typed)} caracteres, e cabem ${wholeNumber(most)}. Encurte um pouco.`

export const errors = { refusals, fields, routes, tooLong } as const

/** The sentence for what a command or a route answered; an unknown code gets the general one. Looked up when asked for: nothing here runs at the start. */
export const errorText = (code: string): string => sentenceIn(routes, code) ?? sentenceIn(refusals, code) ?? routes.unknown

const sentenceIn = (sentences: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(sentences, code) ? sentences[code] : undefined
