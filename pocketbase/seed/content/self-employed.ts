import type { DemoPerson } from './shapes'

export const selfEmployed = {
  sebastiao: {
    role: 'autonomo',
    full_name: 'Sebastião Moreira da Silva',
    email: 'autonomo@canteiro.example',
    city: 'Campinas',
    state: 'SP',
    phone: '19999000301',
    document_number: '29481605370',
    joined: '131d 18:55',
    username: 'tiao.pedreiro',
    address: 'Rua das Paineiras, 58 - Jardim Eulina',
    about:
      'Pedreiro e azulejista há 22 anos. Banheiro, cozinha, muro, contrapiso e calçada. Trabalho com um ajudante, levo as ferramentas e deixo a obra limpa todo dia. Faço a lista de material com você antes de começar, para não sobrar nem faltar.',
  },
  luciana: {
    role: 'autonomo',
    full_name: 'Luciana Prates Ramos',
    email: 'luciana@canteiro.example',
    city: 'Valinhos',
    state: 'SP',
    phone: '19999000302',
    document_number: '73810526444',
    joined: '88d 20:11',
    username: 'luciana.eletrica',
    about:
      'Eletricista com curso técnico e NR-10 em dia. Quadro novo, DR e DPS, aterramento, tomadas de uso específico, chuveiro e ar-condicionado. Entrego o diagrama do quadro e as medições. Atendo Valinhos, Vinhedo e Campinas.',
    notify_scope: 'state',
  },
  geraldo: {
    role: 'autonomo',
    full_name: 'Geraldo Assunção Lopes',
    email: 'geraldo@canteiro.example',
    city: 'Belo Horizonte',
    state: 'MG',
    phone: '31999000303',
    document_number: '15069284711',
    joined: '97d 07:48',
    username: 'geraldo.telhados',
    about:
      'Carpinteiro de telhado e mestre de obras, 30 anos de serviço. Madeiramento em peroba, garapeira e eucalipto tratado, troca de telha, calha, rufo, pergolado e deck. Subo com cinto e linha de vida, minha equipe também.',
  },
  adriano: {
    role: 'autonomo',
    full_name: 'Adriano Ferraz Mota',
    email: 'adriano@canteiro.example',
    city: 'Nova Lima',
    state: 'MG',
    phone: '31999000304',
    document_number: '86203741507',
    joined: '64d 13:27',
    username: 'adriano.bombeiro',
    about:
      'Bombeiro hidráulico: água fria e quente, PPR, esgoto, caça-vazamento com geofone, aquecedor a gás e boiler. Também faço impermeabilização de caixa-d’água e laje. Nova Lima e BH, com plantão no fim de semana.',
    notify_scope: 'state',
  },
  edmilson: {
    role: 'autonomo',
    full_name: 'Edmilson Souza dos Santos',
    email: 'edmilson@canteiro.example',
    city: 'Lauro de Freitas',
    state: 'BA',
    phone: '71999000305',
    document_number: '57391820695',
    joined: '5d 08:36',
    username: 'edmilson.pintor',
    about:
      'Pintor de casa e de fachada, 15 anos. Massa corrida, textura, grafiato, verniz, tinta emborrachada. Tenho andaime próprio até 9 metros e cadeirinha com certificado. Salvador e Lauro de Freitas.',
    notify_scope: 'state',
  },
} satisfies Record<string, DemoPerson>
