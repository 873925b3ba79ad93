import type { DemoProposal, ProjectKey } from './shapes'

export const proposals: Record<ProjectKey, DemoProposal[]> = {
  bathroom: [
    {
      offer: ['sebastiao', '5d 06:48', 8_200, 16, 'service'],
      cover_letter: `Bom dia, dona Marina. Faço esse banheiro completo: demolição, contrapiso com caimento, impermeabilização com duas demãos cruzadas, assentamento e louças. Mão de obra com a caçamba incluída.

O material fica por sua conta, e eu passo a lista com as medidas certas. São 16 dias úteis, eu e um ajudante, no horário do condomínio. Posso começar na segunda, dia combinado.`,
    },
    {
      offer: ['prumo', '5d 11:20', 17_400, 20, 'both'],
      cover_letter: `Olá, Marina. Nossa proposta inclui mão de obra, todo o material da lista, caçamba, proteção do elevador e limpeza final. O vaso com caixa acoplada e a cuba são de linha intermediária; se preferir outros, descontamos.

Entregamos cronograma por semana, ART da engenheira e nota fiscal. Garantia de 5 anos na impermeabilização, por escrito.`,
      improved: [
        {
          at: '2d 17:36',
          amount: 15_900,
          cover_letter: `Olá, Marina. Revisamos depois da nossa conversa: o box sai da nossa conta (você compra direto com o vidraceiro) e o revestimento passa a ser o que você escolheu, de 30 × 60 cm. Com isso o total fica em R$ 15.900,00.

Continuam incluídos o restante do material, caçamba, proteção do elevador, limpeza final, ART e nota fiscal. Garantia de 5 anos na impermeabilização, por escrito.`,
        },
      ],
    },
    {
      offer: ['telhacerta', '4d 15:02', 2_785, 8, 'products'],
      cover_letter: `Prezada Marina, fornecemos o porcelanato, o revestimento, a AC-III e a impermeabilizante da sua lista, com 10% de perda já na conta. Não trabalhamos com o box. Frete por transportadora até Campinas incluído (R$ 320,00), descarga na portaria. Pagamento no Pix ou em 3 vezes no cartão.`,
    },
    {
      offer: ['cristal', '1d 14:25', 1_290, 7, 'products'],
      cover_letter: `Boa tarde! Fazemos só o box: temperado de 8 mm incolor, 1,20 × 1,90 m, uma folha fixa e uma de correr, perfil de alumínio fosco. Medimos depois do azulejo pronto, produzimos em 5 dias e a instalação já está no preço.`,
    },
  ],
  wall: [
    {
      offer: ['sebastiao', '2d 18:52', 9_400, 14, 'service'],
      cover_letter: `Dona Marina, muro de bloco é serviço que faço sempre. Baldrame de 20 × 30 cm com quatro ferros de 10 mm, pilarete a cada 3 m, cinta em cima e reboco por dentro. Mão de obra minha e de dois ajudantes, com betoneira. Lista de material no mesmo dia.`,
      improved: [{ at: '1d 20:10', amount: 8_900, duration_days: 12 }],
    },
    {
      offer: ['prumo', '1d 10:14', 11_900, 9, 'service'],
      cover_letter: `Marina, executamos o muro com equipe de quatro pessoas em 9 dias úteis, betoneira e andaime nossos. Inclui projeto simples do baldrame com ART, dreno de pé de muro e limpeza. Conferimos o alinhamento da divisa com o vizinho antes de abrir a vala.`,
    },
  ],
  airConditioning: [
    {
      offer: ['luciana', '1d 20:33', 1_280, 2, 'service'],
      cover_letter: `Oi, Marina! Passo os dois circuitos pelo forro em eletroduto corrugado reforçado, cabo de 2,5 mm², disjuntor de 16 A curva C e DR próprio para cada um, conforme a NBR 5410. Entrego o quadro identificado e as medições.

O material dá perto de R$ 480,00 e eu mando a lista com marca. Faço em dois dias, sem quebrar parede.`,
    },
    {
      offer: ['prumo', '80min', 1_750, 2, 'service'],
      cover_letter: `Marina, nosso eletricista faz em dois dias, com abertura mínima no gesso e fechamento no mesmo serviço. Revisão do aperto do quadro inteiro incluída. Se fechar junto com o banheiro, fica em R$ 1.500,00.`,
    },
  ],
  laundry: [],
  kitchen: [
    {
      offer: ['prumo', '24d 09:40', 6_900, 8, 'service'],
      cover_letter: `Marina, fazemos em 8 dias úteis com dois azulejistas. Montamos uma pia provisória na área de serviço e isolamos a cozinha com lona. Inclui caçamba e limpeza diária.`,
    },
    {
      offer: ['sebastiao', '23d 19:15', 5_350, 11, 'service'],
      cover_letter: `Dona Marina, vi que o material já está aí. Tiro o piso e o azulejo, regularizo e assento tudo com nivelador, rejunte incluído. A pia eu solto de manhã e deixo ligada de novo no fim do dia. 11 dias, fora domingo.`,
    },
  ],
  painting: [
    {
      offer: ['sebastiao', '65d 18:30', 5_900, 15, 'service'],
      cover_letter: `Dona Marina, também faço pintura, com um sobrinho que trabalha comigo. Lixo, corrijo, passo selador e duas demãos. 15 dias, posso começar na outra semana.`,
    },
    {
      offer: ['prumo', '64d 16:22', 6_400, 9, 'service'],
      cover_letter: `Marina, três pintores por 9 dias úteis: proteção do piso, correção das trincas com tela, massa onde precisar, selador, duas demãos nas paredes, teto e as cinco portas. Entregamos limpo, pronto para as fotos do anúncio.`,
    },
  ],
  sidewalk: [
    {
      offer: ['sebastiao', '51d 12:05', 3_980, 6, 'both'],
      cover_letter: `Faço a calçada completa com o material: quebra, retirada do entulho, compactação, lona, tela e concreto usinado desempenado. Preciso de tempo firme no dia do concreto; depois são 3 dias sem carro na rampa.`,
      improved: [{ at: '49d 07:20', amount: 3_780 }],
    },
    {
      offer: ['prumo', '50d 15:33', 4_950, 5, 'both'],
      cover_letter: `Executamos em 5 dias com piso podotátil na frente do portão e juntas serradas. Material, caçamba e sinalização da calçada incluídos.`,
    },
  ],
  roof: [
    {
      offer: ['geraldo', '7d 05:58', 15_900, 16, 'service'],
      cover_letter: `Seu Rogério, bom dia. Telhado desse tamanho eu faço com três pessoas em 16 dias. Troco os caibros ruins, levanto a cumeeira, ripo tudo de novo, manta e telha amarrada na beirada, que é onde o vento pega. Calha e rufo por minha conta na mão de obra.

Descubro por partes e fecho todo dia com lona. Uso linha de vida e cinto.`,
      improved: [
        {
          at: '4d 19:27',
          amount: 14_700,
          duration_days: 14,
          cover_letter: `Seu Rogério, depois que fui aí e vi por dentro, são 11 caibros e não 15, e a cumeeira aproveita. Por isso baixei para R$ 14.700,00 e 14 dias.

Continua igual: ripa nova, manta, telha amarrada na beirada, calha e rufo montados, descubro por partes e fecho todo dia com lona. Linha de vida e cinto para os três.`,
        },
      ],
    },
    {
      offer: ['telhacerta', '7d 10:41', 14_390, 5, 'products'],
      cover_letter: `Rogério, temos toda a lista a pronta entrega. Telha colonial palha de primeira, 26 por m² já com 3% de quebra, garapeira seca e manta aluminizada. Duas viagens de munck em Santa Tereza incluídas. Aceitamos devolução de telha inteira que sobrar, até 100 peças.`,
    },
  ],
  slab: [
    {
      offer: ['adriano', '2d 21:37', 2_700, 5, 'service'],
      cover_letter: `Boa noite, Rogério. Tiro a proteção velha, regularizo com 1% para os ralos, aplico a manta com maçarico, faço o teste de 72 horas junto com você e fecho com a proteção. Mão de obra; cimento e areia também por sua conta. Os ralos eu troco por grelha hemisférica sem cobrar a mais.`,
    },
    {
      offer: ['telhacerta', '1d 09:12', 3_190, 2, 'products'],
      cover_letter: `Seis rolos de manta 4 mm tipo III com areia e duas latas de primer, entregues no Castelo em até 2 dias úteis. Nota fiscal e ficha técnica junto. Se precisar, incluímos cimento CP II e areia média pelo preço de balcão.`,
    },
    {
      offer: ['geraldo', '1d 20:04', 6_480, 7, 'both'],
      cover_letter: `Seu Rogério, faço a laje com o material todo incluído, manta, primer, cimento e areia. Subo com guincho pelo quintal. Se emendar com o telhado eu deixo por R$ 6.100,00, porque o guincho já está alugado.`,
    },
  ],
  plumbing: [
    {
      offer: ['adriano', '14d 12:26', 2_450, 3, 'service'],
      cover_letter: `Rogério, primeiro passo o geofone e marco o ponto do vazamento, sem quebrar nada. Depois troco os 14 m por PEAD de 32 mm sem emenda, com registro esfera novo e caixinha de inspeção. O piso de cimento queimado eu recomponho na mesma cor o mais perto que der.

Se depois do geofone o trecho bom aguentar, cobro só o conserto: R$ 650,00.`,
    },
    {
      offer: ['geraldo', '13d 18:40', 2_900, 4, 'service'],
      cover_letter: `Seu Rogério, tenho um bombeiro que trabalha comigo. Abrimos a vala, trocamos o cano todo e refazemos o piso em 4 dias.`,
    },
  ],
  pergola: [
    {
      offer: ['geraldo', '57d 06:35', 6_900, 8, 'both'],
      cover_letter: `Faço em eucalipto autoclavado de 15 cm nos pilares e vigas de 6 × 16 cm, tudo com encaixe e parafuso galvanizado, sapata de 40 × 40 × 60 cm. Policarbonato com perfil de alumínio e duas demãos de stain. Material e mão de obra.`,
    },
    {
      offer: ['telhacerta', '56d 11:50', 1_480, 4, 'products'],
      cover_letter: `Fornecemos o policarbonato alveolar de 10 mm cristal, 13 m², com perfis de alumínio, gaxeta e fita. Corte na medida e entrega incluídos.`,
    },
  ],
  facade: [
    {
      offer: ['edmilson', '3d 07:25', 7_980, 14, 'service'],
      cover_letter: `Bom dia, dona Jaciara. Lavo com hidrojato, raspo, trato o salitre com produto próprio e só depois entro com fundo e duas demãos. Na frente uso andaime meu; no corredor lateral, cadeirinha, que não ocupa o chão.

Mão de obra com dois pintores. Se chover não conto o dia.`,
    },
    {
      offer: ['maresia', '3d 16:08', 15_750, 12, 'both'],
      cover_letter: `Jaciara, proposta completa com a tinta, o fundo e o selante da sua lista. Na parede do nascente removemos o reboco contaminado até 1 m e refazemos com argamassa aditivada, senão o salitre volta. Laudo fotográfico e garantia de 3 anos contra descascamento.`,
      improved: [{ at: '1d 10:30', amount: 15_200 }],
    },
  ],
  railing: [
    {
      offer: ['maresia', '1d 17:44', 9_280, 15, 'both'],
      cover_letter: `Guarda-corpo em inox 316 polido, montantes a cada 1,10 m com chumbador químico e vidro laminado de 8 mm (4 + 4), pelos critérios da NBR 14718. Medição em até 2 dias, fabricação em 10 e instalação em 1. O tapume fica até a gente terminar.`,
    },
    {
      offer: ['cristal', '65min', 7_350, 20, 'products'],
      cover_letter: `Boa tarde, Jaciara. Produzimos a peça sob medida com o seu desenho e mandamos embalada por transportadora até Lauro de Freitas, frete incluído. Vai com gabarito de furação e manual; não temos equipe de instalação na Bahia.`,
    },
  ],
  leak: [
    {
      offer: ['maresia', '5d 11:31', 4_600, 8, 'service'],
      cover_letter: `Jaciara, começamos pelo teste de estanqueidade do terraço para não quebrar à toa. Pela foto, a entrada deve ser o encontro do piso com a parede. Refazemos o rodapé impermeabilizado e o rejunte, depois o reboco e a pintura do teto. O quarto fica fechado com cortina de zíper e aspirador com filtro.`,
    },
    {
      offer: ['edmilson', '4d 09:13', 3_700, 6, 'service'],
      cover_letter: `Dona Jaciara, faço o reboco e a pintura do teto e passo manta líquida em cima, três demãos com tela nos cantos. Isolo o quarto com lona.`,
    },
  ],
}
