import type { DemoAccount, DemoProfile, PersonKey } from './shapes'

// biome-ignore format: one account a line
export const accounts: Record<PersonKey, DemoAccount> = {
  marina: ['cliente', 'Marina Albuquerque Prado', 'cliente@canteiro.example', 'Campinas', 'SP', '19999000101', '48021736526', '94d 19:42'],
  rogerio: ['cliente', 'Rogério Fontes Diniz', 'rogerio@canteiro.example', 'Belo Horizonte', 'MG', '31999000102', '30594817250', '71d 12:08'],
  jaciara: ['cliente', 'Jaciara Nascimento Reis', 'jaciara@canteiro.example', 'Salvador', 'BA', '71999000103', '61720489378', '6d 19:15'],
  prumo: ['empresa', 'Pedra e Prumo Construções', 'empresa@canteiro.example', 'Campinas', 'SP', '1939000201', '58304217000175', '128d 09:30'],
  telhacerta: ['empresa', 'Telha Certa Materiais para Construção', 'vendas@telhacerta.example', 'Contagem', 'MG', '3139000202', '39176048000190', '119d 14:05'],
  maresia: ['empresa', 'Maresia Engenharia e Reformas', 'obras@maresia.example', 'Salvador', 'BA', '7139000203', '7KM4P2XR000168', '6d 10:20'],
  cristal: ['empresa', 'Cristal Sorocaba Vidros e Esquadrias', 'orcamento@cristalsorocaba.example', 'Sorocaba', 'SP', '1539000204', '46291835000149', '2d 09:44'],
  sebastiao: ['autonomo', 'Sebastião Moreira da Silva', 'autonomo@canteiro.example', 'Campinas', 'SP', '19999000301', '29481605370', '131d 18:55'],
  luciana: ['autonomo', 'Luciana Prates Ramos', 'luciana@canteiro.example', 'Valinhos', 'SP', '19999000302', '73810526444', '88d 20:11'],
  geraldo: ['autonomo', 'Geraldo Assunção Lopes', 'geraldo@canteiro.example', 'Belo Horizonte', 'MG', '31999000303', '15069284711', '97d 07:48'],
  adriano: ['autonomo', 'Adriano Ferraz Mota', 'adriano@canteiro.example', 'Nova Lima', 'MG', '31999000304', '86203741507', '64d 13:27'],
  edmilson: ['autonomo', 'Edmilson Souza dos Santos', 'edmilson@canteiro.example', 'Lauro de Freitas', 'BA', '71999000305', '57391820695', '5d 08:36'],
}

export const profiles: Partial<Record<PersonKey, DemoProfile>> = {
  prumo: {
    username: 'pedraeprumo',
    website: 'https://pedraeprumo.example',
    address: 'Rua dos Ipês, 412 - Jardim Chapadão',
    trades: ['construtora', 'pedreiro', 'pintor', 'encanador', 'eletricista'],
    about: `Reformas residenciais e pequenas obras em Campinas e região desde 2011. Equipe própria de 14 pessoas: pedreiros, encanador, eletricista e pintores. Fazemos o orçamento com visita, entregamos cronograma por semana e emitimos nota fiscal. Engenheira responsável e ART quando a obra pede.`,
  },
  telhacerta: {
    username: 'telhacerta',
    website: 'https://telhacerta.example',
    address: 'Avenida das Indústrias, 1850 - Cinco',
    notify_scope: 'state',
    trades: ['materiais'],
    about: `Loja de materiais com pátio próprio: telhas cerâmicas, madeira para telhado, impermeabilizantes, cimento, areia e brita. Entrega com caminhão munck na Grande BH em até 3 dias úteis e por transportadora para o interior e para São Paulo. Boleto em 28 dias para obra com cadastro.`,
  },
  maresia: {
    username: 'maresia.engenharia',
    website: 'https://maresia.example',
    address: 'Rua do Farol, 77 - Barra',
    notify_scope: 'state',
    trades: ['pintor', 'impermeabilizador', 'construtora'],
    about: `Recuperação de fachadas, tratamento de infiltração e reformas em casas e condomínios perto do mar. Trabalhamos com material próprio para maresia: inox 316, tinta elastomérica, argamassa polimérica. Laudo fotográfico antes e depois e garantia escrita do serviço.`,
  },
  cristal: {
    username: 'cristalsorocaba',
    website: 'https://cristalsorocaba.example',
    address: 'Rua da Estação, 230 - Vila Hortência',
    notify_scope: 'state',
    trades: ['vidraceiro', 'serralheiro'],
    about: `Box, espelhos, guarda-corpos e esquadrias de alumínio sob medida. Vidro temperado de 8 e 10 mm com certificado, medição no local e instalação por equipe própria em Sorocaba, Campinas e Grande São Paulo.`,
  },
  sebastiao: {
    username: 'tiao.pedreiro',
    address: 'Rua das Paineiras, 58 - Jardim Eulina',
    trades: ['pedreiro', 'azulejista'],
    about: `Pedreiro e azulejista há 22 anos. Banheiro, cozinha, muro, contrapiso e calçada. Trabalho com um ajudante, levo as ferramentas e deixo a obra limpa todo dia. Faço a lista de material com você antes de começar, para não sobrar nem faltar.`,
  },
  luciana: {
    username: 'luciana.eletrica',
    notify_scope: 'state',
    trades: ['eletricista'],
    about: `Eletricista com curso técnico e NR-10 em dia. Quadro novo, DR e DPS, aterramento, tomadas de uso específico, chuveiro e ar-condicionado. Entrego o diagrama do quadro e as medições. Atendo Valinhos, Vinhedo e Campinas.`,
  },
  geraldo: {
    username: 'geraldo.telhados',
    trades: ['carpinteiro', 'telhadista', 'calheiro'],
    about: `Carpinteiro de telhado e mestre de obras, 30 anos de serviço. Madeiramento em peroba, garapeira e eucalipto tratado, troca de telha, calha, rufo, pergolado e deck. Subo com cinto e linha de vida, minha equipe também.`,
  },
  adriano: {
    username: 'adriano.bombeiro',
    notify_scope: 'state',
    trades: ['encanador', 'impermeabilizador'],
    about: `Bombeiro hidráulico: água fria e quente, PPR, esgoto, caça-vazamento com geofone, aquecedor a gás e boiler. Também faço impermeabilização de caixa-d’água e laje. Nova Lima e BH, com plantão no fim de semana.`,
  },
  edmilson: {
    username: 'edmilson.pintor',
    notify_scope: 'state',
    trades: ['pintor'],
    about: `Pintor de casa e de fachada, 15 anos. Massa corrida, textura, grafiato, verniz, tinta emborrachada. Tenho andaime próprio até 9 metros e cadeirinha com certificado. Salvador e Lauro de Freitas.`,
  },
}
