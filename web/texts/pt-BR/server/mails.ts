import { inSubject, layMail, type Mail, type Ways } from './mail-layout'

/** `link` is the button's whole address, token included. */
type ToPerson = { name: string; link: string }
type AboutProject = ToPerson & Ways & { person_name: string; project_title: string }

type Conversations = Ways & { conversations: { person_name: string; project_title: string }[] }
/** More would not be read. */
const MOST_NAMED = 10

/** The server's engine has no Intl. Source: product 7, 12 and 21. */
export const mails = {
  verification: ({ name, link }: ToPerson): Mail =>
    layMail({
      subject: 'Confirme seu e-mail no Canteiro',
      name,
      paragraphs: ['Que bom ter você aqui. Falta só confirmar este endereço de e-mail para sua conta ficar pronta.'],
      button: { label: 'Confirmar e-mail', link },
      footnote: 'Se você não criou uma conta no Canteiro, ignore esta mensagem.',
    }),

  passwordReset: ({ name, link }: ToPerson): Mail =>
    layMail({
      subject: 'Crie uma nova senha no Canteiro',
      name,
      paragraphs: ['Recebemos um pedido para redefinir a senha da sua conta. Use o botão abaixo para criar uma nova.'],
      button: { label: 'Criar nova senha', link },
      footnote: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    }),

  emailChange: ({ name, link }: ToPerson): Mail =>
    layMail({
      subject: 'Confirme seu novo e-mail no Canteiro',
      name,
      paragraphs: ['Você pediu para usar este endereço na sua conta. Confirme a troca pelo botão abaixo; vamos pedir sua senha mais uma vez.'],
      button: { label: 'Confirmar novo e-mail', link },
      footnote: 'Se não foi você, ignore esta mensagem: nada muda na sua conta.',
    }),

  /** A sign-up with an existing account's address. The button leads to the login. */
  addressTaken: ({ name, link }: ToPerson): Mail =>
    layMail({
      subject: 'Você já tem uma conta no Canteiro',
      name,
      paragraphs: [
        'Alguém tentou criar uma conta no Canteiro com este endereço, mas ele já tem uma: a sua. Para usá-la, é só entrar.',
        'Se você não lembra a senha, peça uma nova na página de entrada.',
      ],
      button: { label: 'Entrar no Canteiro', link },
      footnote: 'Se não foi você, ignore esta mensagem: nada mudou na sua conta.',
    }),

  /** A forgotten password of an unconfirmed address, which anyone may have typed: it tells nothing. The button leads to the sign-up. */
  signUpAgain: ({ name, link }: ToPerson): Mail =>
    layMail({
      subject: 'Seu cadastro no Canteiro não foi confirmado',
      name,
      paragraphs: [
        'Recebemos um pedido de nova senha para este endereço, mas o cadastro feito com ele nunca foi confirmado.',
        'Para escolher uma senha, cadastre-se de novo e confirme o endereço pelo link que vamos enviar.',
      ],
      button: { label: 'Cadastrar-se de novo', link },
      footnote: 'Se não foi você, ignore esta mensagem: nada muda.',
    }),

  /** A change to an existing account's address. The button leads to the login. */
  addressInUse: ({ name, link }: ToPerson): Mail =>
    layMail({
      subject: 'Este endereço já tem uma conta no Canteiro',
      name,
      paragraphs: ['Alguém pediu para usar este endereço em outra conta do Canteiro, mas ele já tem uma: a sua. Por isso, nada mudou.'],
      button: { label: 'Entrar no Canteiro', link },
      footnote: 'Se não foi você, ignore esta mensagem: nada mudou na sua conta.',
    }),

  emailChanged: ({ name, link }: ToPerson): Mail =>
    layMail({
      subject: 'O e-mail da sua conta no Canteiro mudou',
      name,
      paragraphs: ['O e-mail da sua conta foi trocado. A partir de agora, a entrada e os avisos usam o novo endereço, e este deixa de valer.'],
      button: { label: 'Ir para o suporte', link },
      footnote: 'Se foi você, não precisa fazer nada. Se não foi, cadastre-se com este endereço e conte ao suporte o que aconteceu.',
    }),

  passwordChanged: ({ name, link }: ToPerson): Mail =>
    layMail({
      subject: 'A senha da sua conta no Canteiro mudou',
      name,
      paragraphs: ['A senha da sua conta foi trocada. Os outros aparelhos saíram da conta e precisam entrar com a nova senha.'],
      button: { label: 'Entrar no Canteiro', link },
      footnote: 'Se foi você, não precisa fazer nada. Se não foi, use “Esqueceu a senha?” na página de entrada e crie outra agora.',
    }),

  deletionDeclined: ({ name, link, reason }: ToPerson & { reason: string }): Mail =>
    layMail({
      subject: 'Sua conta no Canteiro não foi excluída',
      name,
      paragraphs: ['A administração recusou a exclusão da sua conta, que continua como estava.', `Motivo: ${reason}`],
      button: { label: 'Abrir Configurações', link },
      footnote: 'Em Configurações você pode pedir a exclusão de novo. Se tiver dúvidas, escreva para o suporte no site.',
    }),

  /** Once a day; `projects` has an eleventh where there are others. */
  newProjects: ({ name, link, projects, ...ways }: ToPerson & Ways & { projects: { title: string; place: string; link: string }[] }): Mail => {
    const hasMore = projects.length > MOST_NAMED
    const shown = projects.slice(0, MOST_NAMED)
    return layMail({
      subject:
        projects.length === 1
          ? '1 projeto novo na sua região'
          : `${hasMore ? `Mais de ${MOST_NAMED}` : projects.length} projetos novos na sua região`,
      name,
      paragraphs: [hasMore ? 'Estes são os mais recentes. Os outros estão em Encontrar Trabalho.' : 'Veja os detalhes e envie sua proposta.'],
      list: shown.map((project) => ({ text: `“${project.title}” em ${project.place}`, link: project.link })),
      button: { label: 'Ver projetos abertos', link },
      ways,
    })
  },

  proposalReceived: ({ name, link, person_name, project_title, ...ways }: AboutProject): Mail =>
    layMail({
      subject: `Nova proposta para “${inSubject(project_title)}”`,
      name,
      paragraphs: [`${person_name} enviou uma proposta para “${project_title}”. Veja o valor, o prazo e a apresentação.`],
      button: { label: 'Ver proposta', link },
      ways,
    }),

  proposalAccepted: ({ name, link, person_name, project_title, ...ways }: AboutProject): Mail =>
    layMail({
      subject: `Sua proposta para “${inSubject(project_title)}” foi aceita`,
      name,
      paragraphs: [`Boa notícia: ${person_name} aceitou sua proposta para “${project_title}”. Combine os próximos passos pela conversa.`],
      button: { label: 'Ver projeto', link },
      ways,
    }),

  dealUndone: ({ name, link, person_name, project_title, ...ways }: AboutProject): Mail =>
    layMail({
      subject: `Combinado desfeito: “${inSubject(project_title)}”`,
      name,
      paragraphs: [`${person_name} desfez o combinado de “${project_title}”. O motivo está no Canteiro, junto da proposta.`],
      button: { label: 'Ver projeto', link },
      ways,
    }),

  changeProposed: ({ name, link, person_name, project_title, ...ways }: AboutProject): Mail =>
    layMail({
      subject: `Mudança proposta em “${inSubject(project_title)}”`,
      name,
      paragraphs: [
        `${person_name} propôs uma mudança em “${project_title}”. Ela só vale se você aceitar: veja o texto, o valor e o prazo no Canteiro.`,
      ],
      button: { label: 'Ver mudança', link },
      ways,
    }),

  workHandedOver: ({ name, link, person_name, project_title, ...ways }: AboutProject): Mail =>
    layMail({
      subject: `Obra entregue: “${inSubject(project_title)}”`,
      name,
      paragraphs: [`${person_name} entregou a obra “${project_title}”. Confira o trabalho e diga no Canteiro se recebeu.`],
      button: { label: 'Ver projeto', link },
      ways,
    }),

  /** To a quiet project's owner. */
  stillNeeded: ({ name, link, project_title, ...ways }: ToPerson & Ways & { project_title: string }): Mail =>
    layMail({
      subject: `Ainda precisa de “${inSubject(project_title)}”?`,
      name,
      paragraphs: [
        `Seu projeto “${project_title}” está aberto e sem novidades há mais de 60 dias. Ainda precisa dele?`,
        'Abra o projeto e toque em “Sim, manter” ou “Encerrar”. Sem resposta em 30 dias, ele será encerrado, e você ainda pode reabri-lo em até 90 dias.',
      ],
      button: { label: 'Ver projeto', link },
      ways,
    }),

  /** For two projects or more. */
  severalStillNeeded: ({ name, link, projects, ...ways }: ToPerson & Ways & { projects: { title: string; link: string }[] }): Mail =>
    layMail({
      subject: `Ainda precisa destes ${projects.length} projetos?`,
      name,
      paragraphs: [
        `${projects.length} projetos seus estão abertos e sem novidades há mais de 60 dias. Ainda precisa deles?`,
        'Abra cada um e toque em “Sim, manter” ou “Encerrar”. Sem resposta em 30 dias, eles serão encerrados, e você ainda pode reabri-los em até 90 dias.',
      ],
      list: projects.map(({ title, link }) => ({ text: `“${title}”`, link })),
      button: { label: 'Ver meus projetos', link },
      ways,
    }),

  /** A client's conversation with a provider who has not proposed. */
  projectInvitation: ({ name, link, person_name, project_title, ...ways }: AboutProject): Mail =>
    layMail({
      subject: `${inSubject(person_name)} convidou você para “${inSubject(project_title)}”`,
      name,
      paragraphs: [`${person_name} procura quem faça “${project_title}” e convidou você. Veja os detalhes e envie sua proposta.`],
      button: { label: 'Ver projeto', link },
      ways,
    }),

  /** To the provider of a quote whose validity has ended. */
  confirmationAsked: ({ name, link, person_name, project_title, ...ways }: AboutProject): Mail =>
    layMail({
      subject: `Sua proposta para “${inSubject(project_title)}” continua valendo?`,
      name,
      paragraphs: [
        `A validade da sua proposta para “${project_title}” venceu, e ${person_name} quer saber se ela continua valendo.`,
        'Se nada mudou, toque em “Continua valendo” na página do projeto. Se mudou, você pode melhorar a proposta ali mesmo.',
      ],
      button: { label: 'Ver projeto', link },
      ways,
    }),

  supportReply: ({ name, link, ...ways }: ToPerson & Ways): Mail =>
    layMail({
      subject: 'O suporte respondeu à sua mensagem',
      name,
      paragraphs: ['O suporte do Canteiro respondeu à sua mensagem. A resposta está no chat do suporte.'],
      button: { label: 'Ler resposta', link },
      ways,
    }),

  messageUnread: ({ name, link, person_name, project_title, ...ways }: AboutProject): Mail =>
    layMail({
      subject: `${inSubject(person_name)} enviou uma mensagem para você`,
      name,
      paragraphs: [`Há uma mensagem de ${person_name} sobre “${project_title}” esperando por você.`],
      button: { label: 'Ler mensagem', link },
      ways,
    }),

  messagesUnread: ({ name, link, conversations, ...ways }: ToPerson & Conversations): Mail =>
    layMail({
      subject: `Há mensagens para você em ${conversations.length} conversas`,
      name,
      paragraphs: [
        `Há mensagens esperando por você em ${conversations.length} conversas:`,
        ...conversations.slice(0, MOST_NAMED).map(({ person_name, project_title }) => `• ${person_name} sobre “${project_title}”`),
        ...(conversations.length > MOST_NAMED ? ['As outras conversas estão em Mensagens.'] : []),
      ],
      button: { label: 'Ler mensagens', link },
      ways,
    }),
} as const
