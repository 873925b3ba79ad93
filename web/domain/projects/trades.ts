/**
 * A closed list: providers say which they do, projects which they ask for. Product 97.
 * `words` are those of clients and tradespeople, separated by ';'. 'reboc-' is any word that begins so; others may end in s. A phrase is found in this
 * order with small words between, and its words answer for it alone: 'cerca elétrica' is no 'elétrica'. '+' doubles the weight of a word that asks for
 * no other trade.
 */
export type Trade = { readonly id: string; readonly name: string; readonly words: string }

export const trades = [
  {
    id: 'pedreiro',
    name: 'Pedreiro',
    words: `+pedreiro; construção; servente; meia colher; +alvenari-; +muro; +mureta; +reboc-; +emboço; +chapisc-; contrapiso; contra piso; tijolo; bloco; laje; levant- pared-; ergue- pared-;
      fechar vão; abrir vão; parede; concret-; concretar; +calçada; calçamento; churrasqueira; pilar; viga; cinta; baldrame; alicerce; cimento queimado; piso cimento; trinca; rachadura;
      puxadinh-; fossa; rampa; paver; bloquete; meio fio; nivelar piso; refazer piso; quebrar piso; assentar bloco; assentar tijolo`,
  },
  {
    id: 'azulejista',
    name: 'Azulejista',
    words: `+azulejista; +ladrilh-; +azulej-; +porcelanat-; +coloc- piso; +assent- piso; +troc- piso; +coloc- ceramica; piso frio; piso ceramic-; ceramic-; revestiment-; rejunt-; +pastilh-;
      rodape; soleira; pastilhamento; refazer piso; quebrar piso; piso`,
  },
  {
    id: 'pintor',
    name: 'Pintor',
    words: `+pintor-; +pintur-; +pint-; tinta; +massa corrida; +massa acrilica; +textura; +grafiat-; verniz; enverniz-; mofo; descasc-; fachada; +papel parede; latex; selador; demao; demãos;
      repint-; lixar parede; esmalte; epoxi; caiar; cal`,
  },
  {
    id: 'gesseiro',
    name: 'Gesseiro e drywall',
    words: `+gesseir-; +gesso; +drywall; +dry wall; forro; +sanca; divisoria; +placa acartonada; +acartonad-; +tabica; moldura; rebaix- teto; teto rebaixado; forro pvc; forro gesso; parede gesso`,
  },
  {
    id: 'eletricista',
    name: 'Eletricista',
    words: `+eletricist-; +eletric-; instalacao eletric-; +tomada; +disjuntor-; +fiacao; +fio; chuveiro; quadro luz; quadro distribuicao; quadro forca; +interruptor-; curto; curto circuito; luminaria;
      spot; +padrao luz; padrao energia; ponto luz; ponto energia; ponto tomada; lampada; lustre; circuito; dr.; cabo; aterramento; relogio luz; rede eletric-; ventilador teto; iluminacao; led; voltagem; 220;
      queda energia; cai energia; poste`,
  },
  {
    id: 'encanador',
    name: 'Encanador e gás',
    words: `+encanador-; +bombeiro hidraulic-; +hidraulic-; +encanament-; +vazament-; vaza-; pinga-; +cano; tubulacao; +torneira; +descarga; +caixa acoplada; +entup-; +desentup-; esgoto; ralo; +sifao;
      caixa dagua; caixa agua; ponto agua; ponto gas; aquecedor gas; aquecedor; registro; +hidra; vaso sanitario; privada; vaso; hidrometro; caixa gordura; valvula; boiler; gas; bomba dagua; bomba agua;
      cisterna; relogio agua; pia entup-; pressurizador`,
  },
  {
    id: 'impermeabilizador',
    name: 'Impermeabilização',
    words: `+impermeab-; +infiltr-; umidade; +manta asfaltic-; manta liquida; +laje vaz-; +laje pinga-; vaz- laje; +parede umida; umid-; bolor; vedacao; vedar; mofo; manta; primer; salitre; mina agua`,
  },
  {
    id: 'telhadista',
    name: 'Telhadista',
    words: `+telhadist-; +telheir-; +telhad-; +telha; +destelh-; +goteir-; +cumeeir-; madeirament-; cobertura; policarbonat-; sub cobertura; subcobertura; ripa; telha sanduich-; toldo; beiral;
      caibro`,
  },
  {
    id: 'calheiro',
    name: 'Calhas e rufos',
    words: `+calheir-; +funileir-; +calha; +rufo; +pingadeira; +condutor-; +algeroz; galvanizad-; agua chuva; coifa; chamine; exaustor`,
  },
  {
    id: 'carpinteiro',
    name: 'Carpinteiro',
    words: `+carpint-; +deck; +pergol-; +porta madeira; batente; +escada madeira; caibro; +estrutura madeira; madeirament-; +caixaria; forma; porta; fechadura; dobradica; assoalho; janela madeira; casa
      madeira; cerca madeira; portao madeira; viga madeira; eucalipto; guarnicao; alizar`,
  },
  {
    id: 'marceneiro',
    name: 'Marceneiro',
    words: `+marcen-; +moveis planejad-; +movel planejad-; +guarda roupa; +roupeiro; +armario; +mdf; +cozinha planejad-; estante; +painel tv; +closet; sob medida; planejad-; gaveta; criado mudo;
      movel; moveis; prateleira; porta correr; cabeceira; bancada madeira; puxador; escrivaninha; mesa madeira`,
  },
  {
    id: 'serralheiro',
    name: 'Serralheiro',
    words: `+serralh-; +portao; +portoes; +grade; +gradil; ferro; +sold-; +corrimao; corrimaos; +guarda corpo; +esquadri-; +janela aluminio; porta aluminio; +estrutura metalic-; metalic-; +basculante;
      metalon; escada ferro; escada caracol; janela ferro; porta ferro; mezanino metalico; mezanino; alambrado; janela; aluminio; toldo; cobertura policarbonato; inox`,
  },
  {
    id: 'vidraceiro',
    name: 'Vidraceiro',
    words: `+vidrac-; +vidro; +box; +blindex; +espelho; +temperad-; +porta vidro; +fech- sacada; +fech- varanda; +fecha sacada; +envidrac-; janela vidro; guarda corpo vidro; sacada vidro; cortina vidro`,
  },
  {
    id: 'marmorista',
    name: 'Marmorista',
    words: `+marmorist-; +marmor-; +granit-; bancada; pia pedra; +pia granito; +pia marmore; +quartzo; silestone; soleira; +peitoril; cuba esculpida; nicho; tampo; pedra; bancada granito; bancada marmore;
      escada granito; lavatorio`,
  },
  {
    id: 'pisos-madeira',
    name: 'Pisos de madeira, laminado e vinílico',
    words: `+piso laminad-; +laminad-; +vinilic-; +piso vinilic-; +taco; tacos; +assoalh-; rasp-; +raspagem; +sinteco; +sintec-; bona; +piso flutuante; +carpete; +piso madeira; rodape madeira;
      parquet; parque madeira`,
  },
  {
    id: 'ar-condicionado',
    name: 'Ar-condicionado',
    words: `+ar condicionad-; +arcondicionad-; +ar split; +split; btu; btus; +climatiz-; infraestrutura ar; +evaporador-; +condensador-; +carga gas; +gas ar; +limpeza ar; ar quente; aparelho ar; cortina ar;
      ar refriger-; refrigeracao; dreno ar`,
  },
  {
    id: 'seguranca',
    name: 'Portões automáticos, câmeras e alarmes',
    words: `+camera; +cftv; +alarme; +interfone; +portao eletronic-; +portao automatic-; +portao sozinho; +motor portao; motor; +cerca eletric-; +concertina; +fechadura digital; fechadura eletronic-; +video
      porteiro; +videoporteiro; porteiro eletronico; automatiz-; automacao; controle portao; monitorament-; dvr; sensor; wi fi; rede internet; cabeamento; antena`,
  },
  {
    id: 'energia-solar',
    name: 'Energia solar',
    words: `+energia solar; +placa solar; +solar; +painel fotovoltaic-; +fotovoltaic-; inversor; +aquecedor solar; conta luz alta; conta energia alta; painel solar; microgeracao`,
  },
  {
    id: 'jardineiro',
    name: 'Jardinagem e paisagismo',
    words: `+jardi-; +gram-; +poda-; +paisag-; arvore; +roçar; +roça mato; +roçad-; +capin-; +irrig-; mato; planta jardim; plantar; plantio; canteiro; horta; cort- arvore; cort- grama; muda; cerca viva`,
  },
  {
    id: 'piscineiro',
    name: 'Piscinas',
    words: `+piscin-; fibra; vinil; bomba; filtro; aquec- piscina; azulejo piscina; limpeza piscina; bomba piscina; filtro piscina; aquecedor piscina; deck piscina; ofuro; spa; hidromassagem; cloro`,
  },
  {
    id: 'arquiteto',
    name: 'Arquiteto ou engenheiro',
    words: `+arquitet-; +engenheir-; projeto; +planta baixa; planta; fazer planta; +art.; +rrt.; +laudo; +regulariz-; +habite se; prefeitura; +calculo estrutural; +topograf-; alvara; projeto
      arquitetonico; projeto estrutural; projeto eletrico; averba-; usucapiao; vistoria; desenho; 3d; interiores; decoracao; desdobro; acompanhar obra`,
  },
  {
    id: 'construtora',
    name: 'Construtora ou mestre de obras',
    words: `+construtor-; +mestre obra; +empreiteir-; +constru- casa; constru-; +reforma complet-; +reforma geral; +reforma total; +reforma inteir-; ampliac-; amplia-; +edicula; +sobrado; +chave mao; zero; reforma; +reforma casa;
      reforma apartamento; +retrofit; +galpao; kitnet; casa nova; segundo andar; obra grossa; reforma loja`,
  },
  {
    id: 'terraplenagem',
    name: 'Terraplenagem e fundações',
    words: `+terraplen-; +terraplan-; +aterro; aterrar terreno; aterrar; +retro; +retroescavadeira; +escavac-; escava-; +nivel- terreno; +limp- terreno; +fundac-; +estaca; +sapata; poço; trator; +bobcat; +broca; radier; muro arrimo;
      drenagem; valeta; sondagem; terreno`,
  },
  {
    id: 'entulho',
    name: 'Demolição, entulho e caçamba',
    words: `+caçamba; +entulho; +demoli-; +bota fora; +tir- terra; +derrub-; +papa entulho; retirada; retirar entulho; quebrar parede; demolir casa; retirar terra; desmont-`,
  },
  {
    id: 'locacao',
    name: 'Locação de equipamentos',
    words: `+aluguel de; +alug- andaime; +alug- betoneira; +alug- martelete; +alug- escora; +alug- maquina; +locac-; andaime; betoneira; escora; +martelete; +compactador-; +munck; +gerador-; guindaste; +alugar; aluga-;
      container; plataforma elevatoria; banheiro quimico`,
  },
  {
    id: 'materiais',
    name: 'Loja de materiais',
    words: `+material construcao; +materiais construcao; +loja material; +loja materiais; cimento; areia; +brita; milheiro; argamassa; vergalhao; entrega; +deposito material; compr- material; orçamento material; cotacao; fornec- material;
      +metro areia; saco cimento; telha milheiro; frete`,
  },
  {
    id: 'limpeza',
    name: 'Limpeza pós-obra',
    words: `+limp- pos obra; +pos obra; +limp- depois obra; +limp- depois reforma; limpeza; limpar; +faxin-; +faxina pesada; resto rejunte; resto tinta; +lav- fachada; +hidrojat-; lav- vidro; limp- vidro; lavar; tirar mancha`,
  },
  {
    id: 'marido',
    name: 'Marido de aluguel',
    words: `+marido aluguel; +faz tudo; +pequeno reparo; pequenos reparos; reparos; +mont- movel; +mont- moveis; +montador-; +suporte tv; +pendur-; +fur- parede; +cortina; +persiana; +varal; +instal- prateleira; prateleira; quadro parede; coisinha;
      mont- guarda roupa; mont- armario; trocar lampada; olho magico; regular porta`,
  },
] as const satisfies readonly Trade[]

export type TradeId = (typeof trades)[number]['id']

export const tradeIds = trades.map(({ id }) => id)

export const MOST_OF_PROJECT = 3
export const MOST_OF_PROVIDER = 6

/** In the order of `ids`; one of a newer release is left out. Rule L10. */
export const tradesOf = (ids: readonly string[]): (typeof trades)[number][] => ids.flatMap((wanted) => trades.find(({ id }) => id === wanted) ?? [])

/** Ids that this release knows. */
export const knownTrades = (ids: readonly string[]): TradeId[] => tradesOf(ids).map(({ id }) => id)

export const tradeNames = (ids: readonly string[]): string =>
  tradesOf(ids)
    .map(({ name }) => name)
    .join(', ')
