/** '/privacidade'. The operator adds name and contact. */
export const privacy = {
  description: 'Quais dados o Canteiro guarda, quem os vê, por quanto tempo ficam e como você os baixa, corrige ou apaga.',
  title: 'Política de privacidade',
  lead: 'Em resumo: guardamos o necessário para o Canteiro funcionar, não vendemos dados, não usamos rastreadores, e você pode baixar ou apagar tudo.',
  contents: 'Nesta página',
  sections: [
    {
      title: 'O que guardamos',
      paragraphs: ['Só o que você informa e o que nasce do uso:'],
      items: [
        'Conta: nome, e-mail, senha (guardada de forma que ninguém consegue ler) e tipo de conta.',
        'Perfil: cidade, estado, telefone, CPF ou CNPJ, endereço, site, foto e apresentação, quando você os preenche.',
        'Uso: projetos, propostas, conversas, notificações, pedidos de suporte e fotos que você envia.',
        'Obra: o combinado de uma proposta aceita, com etapas, pagamentos marcados e mudanças, as fotos da obra, e as referências e respostas que vocês escrevem.',
        'Registros técnicos de acesso, como endereço de rede e horário, mantidos sob sigilo para segurança e pelo prazo da lei.',
      ],
    },
    {
      title: 'Quem vê o quê',
      items: [
        'Telefone, e-mail, endereço e documento: só você e a administração. Nenhum outro aparelho os recebe.',
        'O telefone chega a outra pessoa apenas quando você toca em “Enviar meu telefone” e confirma: ele vira uma mensagem da conversa, que fica com as duas pessoas.',
        'O mesmo vale para o endereço completo da obra e “Enviar endereço da obra”. “Ver no mapa” abre o Google Maps com o endereço mostrado, só quando você toca.',
        'Empresas e autônomos têm um cartão público, que buscadores também podem mostrar, com nome, nome de usuário, site, cidade, estado, apresentação, foto, tipo de conta, data de entrada, quantas obras concluíram pelo Canteiro e, de empresas, quando o CNPJ foi encontrado ativo na Receita e a razão social que consta lá.',
        'O nome e a foto de um cliente aparecem apenas nos projetos, propostas e conversas de que ele participa.',
        'Um projeto aberto é visto por qualquer pessoa que tenha entrado no Canteiro; depois, apenas por quem o publicou, por quem enviou proposta e pela administração. A prévia do link de um projeto aberto mostra título, cidade, estado e orçamento a quem recebe o link.',
        'Uma proposta é vista por quem a enviou, pelo dono do projeto e pela administração. Concorrentes não a veem.',
        'O combinado (etapas, pagamentos marcados, mudanças) e as fotos da obra: só as duas pessoas do combinado e a administração.',
        'A referência de uma obra aparece na página do fornecedor 7 dias depois da conclusão. Qualquer pessoa pode ler, com a resposta, o primeiro nome do cliente, a cidade e o mês, sem o projeto. Cada um pode retirar o que escreveu.',
        'Só as duas pessoas de uma conversa a leem. Se uma delas denunciar a outra, pode enviar junto as últimas mensagens (até 30 por denúncia). Só a administração lê essa cópia, que é apagada 90 dias depois de encerrada a denúncia.',
      ],
    },
    {
      title: 'No seu aparelho',
      paragraphs: [
        'Para funcionar sem internet, o Canteiro guarda no seu navegador uma cópia do que você pode ver e o que ainda não foi enviado. Sair da conta apaga essa cópia.',
        'Não usamos cookies de publicidade nem de medição. Há dois: um guarda por um ano que você já entrou neste aparelho, para que senhas erradas de outras pessoas não bloqueiem sua entrada; o outro existe quando você desmarca “Lembrar de mim”, e termina com a sessão do navegador.',
        'As fotos de projetos e obras são reduzidas no aparelho antes do envio, e os dados ocultos nelas, como a localização, são removidos.',
      ],
    },
    {
      title: 'Com quem compartilhamos',
      paragraphs: ['Não vendemos nem cedemos dados para publicidade. Dados saem do Canteiro apenas nestes casos:'],
      items: [
        'Consulta de CNPJ: o número que você pede para consultar é enviado a um serviço público de dados de empresas. Do último que sua empresa consultou, guardamos a razão social e se estava ativo.',
        'E-mails: as mensagens de confirmação, de senha e de avisos passam por um provedor de envio. Os avisos podem ser desligados em Configurações.',
        'Avisos com o aplicativo fechado: o serviço do seu navegador (Google, Mozilla, Apple ou Microsoft) recebe um sinal vazio, sem nada do seu conteúdo.',
        'Vídeo: o da página “Como Funciona” é do YouTube e só é carregado depois do seu clique.',
        'Ordem de autoridade, quando a lei obriga.',
      ],
    },
    {
      title: 'Por que podemos usar seus dados',
      paragraphs: [
        'Quase tudo o que guardamos é necessário para prestar o serviço que você pediu ao criar a conta. Os registros de acesso são uma obrigação do Marco Civil da Internet.',
      ],
    },
    {
      title: 'Seus direitos',
      paragraphs: ['A Lei Geral de Proteção de Dados garante que você confirme, acesse, corrija, leve e apague seus dados. No Canteiro:'],
      items: [
        'Corrigir: em Configurações, a qualquer momento.',
        'Baixar: em Configurações, uma cópia completa dos seus dados em um só arquivo.',
        'Apagar: em Configurações, pelo pedido de cancelamento da conta. Depois de aprovado, a conta, as fotos, os projetos, as propostas, os combinados, as referências, as conversas e os pedidos de suporte são apagados, aqui e nos aparelhos que tinham uma cópia. Ficam apenas, sem nome, o registro de que houve um pedido e um código que avisa os aparelhos que ainda tenham uma cópia.',
        'Cópias de segurança: as que foram feitas antes da exclusão ainda contêm os dados e são apagadas em até 28 dias. Se uma delas precisar ser usada, as contas excluídas são apagadas de novo antes que alguém as veja.',
        'Para qualquer outro pedido, fale com o suporte.',
      ],
    },
  ],
} as const
