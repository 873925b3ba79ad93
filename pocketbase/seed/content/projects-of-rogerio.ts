import type { PersonKey } from './people'
import type { DemoProject } from './shapes'

const beloHorizonte = { client: 'rogerio', city: 'Belo Horizonte', state: 'MG' } as const

export const projectsOfRogerio = {
  roof: {
    ...beloHorizonte,
    title: 'Trocar telhado colonial de 120 m²',
    description: `Casa térrea de 1978, duas águas, 120 m² de telhado com telha colonial que já não segura a chuva de vento. Tirar tudo, revisar o madeiramento (uns 15 caibros estão brocados e a cumeeira cedeu), manta de subcobertura e telha nova, com calha e rufo de alumínio nos dois lados (22 m lineares).

Preciso coberto antes da temporada de chuva. Tem recuo para descarregar e guardar material coberto.`,
    address: 'Santa Tereza, Rua Mármore',
    published: '8d 12:30',
    timing: 'asap',
    budget: 34_000,
    products: [
      { name: 'Telha cerâmica colonial, cor palha', quantity: '3.100 un.' },
      { name: 'Cumeeira cerâmica colonial', quantity: '45 un.' },
      { name: 'Caibro de garapeira 5 × 6 cm', quantity: '60 m' },
      { name: 'Ripa de garapeira 1,5 × 5 cm', quantity: '420 m' },
      { name: 'Manta de subcobertura aluminizada, rolo de 50 m²', quantity: '3 rolos' },
    ],
  },
  slab: {
    ...beloHorizonte,
    title: 'Impermeabilizar laje de cobertura de 45 m²',
    description: `Laje exposta de 9 × 5 m sobre a cozinha e a área de serviço, com manchas no teto de baixo desde a última chuva. Tem uma proteção de cimento velha que precisa sair.

Regularizar com caimento de 1% para os dois ralos, manta asfáltica de 4 mm subindo 30 cm nas platibandas, teste de lâmina d’água de 72 horas e proteção mecânica. Acesso por escada marinheiro; dá para subir material com guincho pelo quintal.`,
    address: 'Castelo, Rua Castelo de Arraiolos',
    published: '2d 19:20',
    timing: 'weeks',
    products: [
      { name: 'Manta asfáltica 4 mm tipo III, rolo de 10 m²', quantity: '6 rolos' },
      { name: 'Primer asfáltico, lata de 18 L', quantity: '2 latas' },
    ],
  },
  plumbing: {
    ...beloHorizonte,
    title: 'Achar vazamento e refazer a alimentação de água do quintal',
    description: `A conta de água dobrou e o relógio gira com tudo fechado. O cano enterrado entre o hidrômetro e a caixa tem uns 14 m, em ferro galvanizado da construção.

Achar o vazamento antes de quebrar, trocar o trecho todo por PEAD ou PVC de 32 mm, pôr um registro geral novo e recompor o piso de cimento queimado.`,
    address: 'Castelo, Rua Castelo de Arraiolos',
    published: '15d 07:10',
    timing: 'asap',
    budget: 3_000,
    accepted: { of: 'adriano', at: '12d 21:02' },
  },
  pergola: {
    ...beloHorizonte,
    title: 'Pergolado de madeira de 3 × 4 m no quintal',
    description: `Pergolado encostado na parede da casa, 3 × 4 m, em eucalipto tratado autoclavado ou outra madeira que aguente tempo. Dois pilares na frente com sapata de concreto, cobertura de policarbonato alveolar de 10 mm com inclinação para fora.

Duas demãos de stain. Já tenho o ponto de luz na parede.`,
    address: 'Santa Tereza, Rua Mármore',
    published: '58d 16:48',
    timing: 'months',
    budget: 7_500,
    products: [{ name: 'Policarbonato alveolar 10 mm, cristal', quantity: '13 m²' }],
    accepted: { of: 'geraldo', at: '54d 08:20' },
    completed: '41d 18:30',
  },
} satisfies Record<string, DemoProject<PersonKey>>
