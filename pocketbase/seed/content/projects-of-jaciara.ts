import type { PersonKey } from './people'
import type { DemoProject } from './shapes'

const bahia = { client: 'jaciara', state: 'BA' } as const

export const projectsOfJaciara = {
  facade: {
    ...bahia,
    title: 'Pintura de fachada de sobrado perto da praia, 210 m²',
    description: `Sobrado de dois pavimentos a três quadras do mar, 210 m² de fachada com tinta descascando e algumas manchas de salitre na parede do nascente.

Lavar com hidrojato, raspar o que está solto, tratar trincas com selante e tela, fundo preparador e duas demãos de tinta emborrachada na cor areia. Altura máxima de 6,80 m; o corredor lateral tem 1,10 m e não passa andaime largo.`,
    address: 'Itapuã, Rua da Música',
    city: 'Salvador',
    published: '4d 18:26',
    timing: 'weeks',
    budget: 16_500,
    products: [
      { name: 'Tinta acrílica emborrachada, lata de 18 L, cor areia', quantity: '5 latas' },
      { name: 'Fundo preparador de paredes, lata de 18 L', quantity: '2 latas' },
      { name: 'Selante de poliuretano, 400 g', quantity: '12 un.' },
    ],
  },
  railing: {
    ...bahia,
    title: 'Guarda-corpo de inox e vidro para varanda de 6,4 m',
    description: `Varanda do primeiro andar com 6,40 m (linear) em L: 4,80 m na frente e 1,60 m na lateral. O ferro antigo enferrujou e já foi retirado; hoje está só com tapume.

Quero inox que aguente maresia, vidro laminado de 8 mm e altura final de 1,10 m. Fixação no piso de concreto, por cima do granito. Quem estiver longe pode mandar só a peça pronta, que eu arrumo quem instale.`,
    address: 'Vilas do Atlântico, Rua Praia de Pajussara',
    city: 'Lauro de Freitas',
    published: '1d 11:34',
    timing: 'months',
    products: [{ name: 'Guarda-corpo em inox 316 com vidro laminado 8 mm, altura 1,10 m', quantity: '6,4 m' }],
  },
  leak: {
    ...bahia,
    title: 'Infiltração no teto do quarto e reboco solto',
    description: `O teto do quarto de cima (14 m²) está com mancha e reboco caindo perto da janela. Em cima tem o terraço, com piso de lajota antiga e rejunte aberto.

Descobrir por onde entra, resolver no terraço (18 m²) e refazer reboco e pintura do teto do quarto. Tenho criança pequena, então preciso do quarto isolado e sem poeira no resto da casa. O material eu compro com a lista de vocês.`,
    address: 'Itapuã, Rua da Música',
    city: 'Salvador',
    published: '6d 20:40',
    timing: 'asap',
    budget: 5_000,
    accepted: { of: 'maresia', at: '3d 12:15' },
  },
} satisfies Record<string, DemoProject<PersonKey>>
