import type { PersonKey } from './people'
import type { projectsOfJaciara } from './projects-of-jaciara'
import type { DemoProposal } from './shapes'

export const proposalsForJaciara = {
  facade: [
    {
      by: 'edmilson',
      at: '3d 07:25',
      amount: 7_980,
      duration_days: 14,
      proposal_type: 'service',
      cover_letter: `Bom dia, dona Jaciara. Lavo com hidrojato, raspo, trato o salitre com produto próprio e só depois entro com fundo e duas demãos. Na frente uso andaime meu; no corredor lateral, cadeirinha, que não ocupa o chão.

Mão de obra com dois pintores. Se chover não conto o dia.`,
    },
    {
      by: 'maresia',
      at: '3d 16:08',
      amount: 15_750,
      duration_days: 12,
      proposal_type: 'both',
      cover_letter: `Jaciara, proposta completa com a tinta, o fundo e o selante da sua lista. Na parede do nascente removemos o reboco contaminado até 1 m e refazemos com argamassa aditivada, senão o salitre volta. Laudo fotográfico e garantia de 3 anos contra descascamento.`,
      improved: [{ at: '1d 10:30', amount: 15_200 }],
    },
  ],
  railing: [
    {
      by: 'maresia',
      at: '1d 17:44',
      amount: 9_280,
      duration_days: 15,
      proposal_type: 'both',
      cover_letter: `Guarda-corpo em inox 316 polido, montantes a cada 1,10 m com chumbador químico e vidro laminado de 8 mm (4 + 4), pelos critérios da NBR 14718. Medição em até 2 dias, fabricação em 10 e instalação em 1. O tapume fica até a gente terminar.`,
    },
    {
      by: 'cristal',
      at: '65min',
      amount: 7_350,
      duration_days: 20,
      proposal_type: 'products',
      cover_letter: `Boa tarde, Jaciara. Produzimos a peça sob medida com o seu desenho e mandamos embalada por transportadora até Lauro de Freitas, frete incluído. Vai com gabarito de furação e manual; não temos equipe de instalação na Bahia.`,
    },
  ],
  leak: [
    {
      by: 'maresia',
      at: '5d 11:31',
      amount: 4_600,
      duration_days: 8,
      proposal_type: 'service',
      cover_letter: `Jaciara, começamos pelo teste de estanqueidade do terraço para não quebrar à toa. Pela foto, a entrada deve ser o encontro do piso com a parede. Refazemos o rodapé impermeabilizado e o rejunte, depois o reboco e a pintura do teto. O quarto fica fechado com cortina de zíper e aspirador com filtro.`,
    },
    {
      by: 'edmilson',
      at: '4d 09:13',
      amount: 3_700,
      duration_days: 6,
      proposal_type: 'service',
      cover_letter: `Dona Jaciara, faço o reboco e a pintura do teto e passo manta líquida em cima, três demãos com tela nos cantos. Isolo o quarto com lona.`,
    },
  ],
} satisfies Record<keyof typeof projectsOfJaciara, DemoProposal<PersonKey>[]>
