import type { DemoProject, ProjectKey } from './shapes'

const campinas = { client: 'marina', city: 'Campinas', state: 'SP' } as const
const beloHorizonte = { client: 'rogerio', city: 'Belo Horizonte', state: 'MG' } as const
const bahia = { client: 'jaciara', state: 'BA' } as const

export const projects: Record<ProjectKey, DemoProject> = {
  bathroom: {
    ...campinas,
    title: 'Reforma completa de banheiro social de 4,2 m²',
    description: `Banheiro de 2,80 × 1,50 m em apartamento de 1996, 6º andar, pé-direito de 2,60 m.

Tirar piso e azulejo antigos, refazer o contrapiso com caimento para o ralo, impermeabilizar o box e assentar porcelanato no piso e revestimento até o teto (22 m² de parede). Trocar vaso, cuba e registro do chuveiro; a posição dos pontos não muda.

O condomínio permite obra de segunda a sexta, das 8h às 17h. O entulho desce pelo elevador de serviço e a caçamba fica por conta de quem fizer. Posso comprar o material ou receber proposta com tudo incluído.`,
    trades: ['azulejista', 'encanador', 'pedreiro'],
    address: 'Cambuí, Rua Maria Monteiro',
    published: '6d 20:12',
    timing: 'weeks',
    budget: 15_000,
    products: [
      { name: 'Porcelanato acetinado 60 × 60 cm, cinza-claro', quantity: '5 m²' },
      { name: 'Revestimento branco retificado 30 × 60 cm', quantity: '25 m²' },
      { name: 'Argamassa AC-III, saco de 20 kg', quantity: '9 sacos' },
      { name: 'Argamassa polimérica impermeabilizante, 18 kg', quantity: '2 caixas' },
      { name: 'Box de vidro temperado 8 mm, 1,20 × 1,90 m', quantity: '1 un.' },
    ],
  },
  wall: {
    ...campinas,
    title: 'Muro de divisa com 18 m de comprimento',
    description: `Terreno de esquina, plano, no fundo da casa. Muro de 18 m (linear) por 2,20 m de altura, em bloco de concreto 14 × 19 × 39 cm, com baldrame, pilaretes a cada 3 m e cinta no respaldo.

Chapisco e reboco só do lado de dentro (39,6 m²). O muro antigo, de 1 m, já foi derrubado e o entulho retirado. O material fica por minha conta, com a lista de quem fizer; entra caminhão até 6 m do local.`,
    trades: ['pedreiro'],
    address: 'Barão Geraldo, Rua Horácio Leonardi',
    published: '3d 07:55',
    timing: 'months',
    budget: 10_500,
  },
  airConditioning: {
    ...campinas,
    title: 'Dois circuitos para ar-condicionado split de 12.000 BTUs',
    description: `Apartamento de 82 m². Preciso levar dois circuitos novos do quadro até os quartos, 220 V, cabo de 2,5 mm², disjuntor e DR próprios. São uns 11 m até um quarto e 14 m até o outro, pelo forro de gesso da circulação, que tem alçapão.

Os aparelhos já estão comprados e o instalador só vem depois dos pontos prontos. O quadro tem quatro espaços livres.`,
    trades: ['eletricista'],
    address: 'Cambuí, Rua Maria Monteiro',
    published: '1d 18:40',
    timing: 'asap',
  },
  laundry: {
    ...campinas,
    title: 'Bancada de granito e tanque na lavanderia',
    description: `Fazer e instalar uma bancada de granito cinza-andorinha de 1,60 × 0,60 m com frontão de 10 cm e furo para cuba-tanque de inox de 50 × 40 cm (já tenho a cuba).

Trocar o sifão, a torneira e subir o ponto de água 20 cm. Parede de bloco, azulejada. Tenho meia caixa do azulejo original para o remendo.`,
    trades: ['marmorista', 'encanador'],
    address: 'Barão Geraldo, Rua Horácio Leonardi',
    published: '45min',
    timing: 'exploring',
    budget: 2_900,
  },
  kitchen: {
    ...campinas,
    title: 'Troca de piso e azulejo da cozinha',
    description: `Cozinha de 11 m² com 24 m² de parede azulejada. Retirar o piso cerâmico e o azulejo, regularizar, assentar porcelanato 80 × 80 cm no piso e azulejo tipo metrô 10 × 20 cm nas paredes.

Todo o material já está na garagem. A casa fica ocupada: preciso da pia funcionando à noite, nem que seja improvisada. Começar no máximo em duas semanas.`,
    trades: ['azulejista', 'pedreiro'],
    address: 'Barão Geraldo, Rua Horácio Leonardi',
    published: '25d 21:05',
    timing: 'weeks',
    budget: 6_000,
    accepted: { of: 'sebastiao', at: '19d 20:31' },
  },
  painting: {
    ...campinas,
    title: 'Pintura interna de apartamento de 68 m²',
    description: `Dois quartos, sala, corredor e cozinha: cerca de 150 m² de parede e 68 m² de teto. Apartamento vazio, para alugar.

Fechar furos e trincas, uma demão de massa corrida onde precisar, selador e duas demãos de acrílico fosco branco; teto em branco neve. Portas e batentes (cinco) em esmalte acetinado à base de água. Tinta e massa eu compro.`,
    trades: ['pintor'],
    address: 'Taquaral, Rua Paula Bueno',
    published: '66d 10:25',
    budget: 6_500,
    accepted: { of: 'prumo', at: '60d 19:10' },
    completed: '44d 17:20',
  },
  sidewalk: {
    ...campinas,
    title: 'Refazer calçada de 22 m² com rampa de garagem',
    description: `Calçada de 11 × 2 m toda quebrada pela raiz de uma árvore que a prefeitura já retirou. Quebrar, compactar, lona, tela Q-92 e concreto de 7 cm desempenado, com juntas a cada 1,50 m. Na frente do portão, rampa de 3 m com 10 cm de concreto.

Manter faixa livre de 1,20 m sem degrau, como pede a lei municipal.`,
    trades: ['pedreiro'],
    address: 'Barão Geraldo, Rua Horácio Leonardi',
    published: '52d 08:15',
    budget: 4_000,
    products: [
      { name: 'Concreto usinado fck 25 MPa', quantity: '2,2 m³' },
      { name: 'Tela soldada Q-92, painel de 2,45 × 6 m', quantity: '2 un.' },
    ],
    accepted: { of: 'sebastiao', at: '48d 12:44' },
    completed: '38d 16:05',
  },
  roof: {
    ...beloHorizonte,
    title: 'Trocar telhado colonial de 120 m²',
    description: `Casa térrea de 1978, duas águas, 120 m² de telhado com telha colonial que já não segura a chuva de vento. Tirar tudo, revisar o madeiramento (uns 15 caibros estão brocados e a cumeeira cedeu), manta de subcobertura e telha nova, com calha e rufo de alumínio nos dois lados (22 m lineares).

Preciso coberto antes da temporada de chuva. Tem recuo para descarregar e guardar material coberto.`,
    trades: ['telhadista', 'calheiro', 'carpinteiro'],
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
    trades: ['impermeabilizador'],
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
    trades: ['encanador'],
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
    trades: ['carpinteiro'],
    address: 'Santa Tereza, Rua Mármore',
    published: '58d 16:48',
    timing: 'months',
    budget: 7_500,
    products: [{ name: 'Policarbonato alveolar 10 mm, cristal', quantity: '13 m²' }],
    accepted: { of: 'geraldo', at: '54d 08:20' },
    completed: '41d 18:30',
  },
  facade: {
    ...bahia,
    title: 'Pintura de fachada de sobrado perto da praia, 210 m²',
    description: `Sobrado de dois pavimentos a três quadras do mar, 210 m² de fachada com tinta descascando e algumas manchas de salitre na parede do nascente.

Lavar com hidrojato, raspar o que está solto, tratar trincas com selante e tela, fundo preparador e duas demãos de tinta emborrachada na cor areia. Altura máxima de 6,80 m; o corredor lateral tem 1,10 m e não passa andaime largo.`,
    trades: ['pintor', 'impermeabilizador'],
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
    trades: ['serralheiro', 'vidraceiro'],
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
    trades: ['impermeabilizador', 'pedreiro', 'pintor'],
    address: 'Itapuã, Rua da Música',
    city: 'Salvador',
    published: '6d 20:40',
    timing: 'asap',
    budget: 5_000,
    accepted: { of: 'maresia', at: '3d 12:15' },
  },
}
