import { wholeNumber } from './whole-number'

/** The codes of `#domain/fields`, and of the account's forms. */
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
  name_reserved: 'Este nome parece ser da equipe do Canteiro. Escolha outro.',
  username_invalid: 'Use de 3 a 30 letras minúsculas sem acento, números, pontos, hifens ou sublinhados.',
  video_invalid: 'Cole o endereço de um vídeo do YouTube, como https://youtu.be/… ou https://www.youtube.com/watch?v=…',
  website_invalid: 'Informe o endereço completo, começando com http:// ou https://.',
  phone_invalid: 'Informe um telefone com DDD, como (11) 98765-4321.',
  document_invalid: 'Este número não é válido. Confira os dígitos.',
  email_invalid: 'Informe um e-mail válido, como nome@exemplo.com.br.',
  password_too_short: 'A senha deve ter no mínimo 6 caracteres.',
  password_too_long: 'A senha é longa demais. Use até 71 caracteres (letras com acento valem por dois).',
  passwords_differ: 'As senhas não coincidem.',
} as const

/** Codes of our routes and the device's own. Product 28. */
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
  edit_waiting: 'Suas alterações neste projeto ainda não foram enviadas. Espere o envio e aceite de novo.',
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
  storage_broken:
    'Não foi possível guardar isto neste aparelho. O que você digitou continua aqui: copie o texto, libere espaço se faltar e recarregue a página.',
  too_large: 'Isto é grande demais para enviar de uma vez. Encurte os textos e tente novamente.',
  unknown: 'Algo deu errado. Tente novamente.',
} as const

const tooLong = (typed: number, most: number) => `Este texto tem ${wholeNumber(typed)} caracteres, e cabem ${wholeNumber(most)}. Encurte um pouco.`

export const errors = { fields, routes, tooLong } as const

/** Unknown codes get the general sentence. Looked up when asked for: nothing runs at the start. */
export const routeErrorText = (code: string): string => sentenceIn(routes, code) ?? routes.unknown

export const sentenceIn = (sentences: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(sentences, code) ? sentences[code] : undefined
