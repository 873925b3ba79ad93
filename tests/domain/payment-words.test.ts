import { describe, expect, test } from 'vitest'
import { asksForMoneyAhead, hasPixKey } from '#domain/values/payment-words'

const asking = [
  'Chave pix: 529.982.247-25',
  'meu pix é jose.pedreiro@gmail.com, manda o comprovante',
  'pix 11 98765-4321 nome José da Silva',
  'manda no pix 11.222.333/0001-81',
  'pode fazer na chave 7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  '00020126360014BR.GOV.BCB.PIX0114+5511987654321520400005303986540510.005802BR',
  'segue o boleto 34191.79001 01043.510047 91020.150008 5 96610000150000',
  'Preciso de um sinal de 30% pra comprar o material',
  'pra segurar a data preciso do sinal, pode ser no pix',
  'só começo com 50% adiantado',
  'faço por 3 mil, metade antes e metade quando terminar',
  'vc consegue me adiantar 200 reais pro cimento?',
  'passo a maquininha aí hj e vc da o sinal no cartão',
  'pra reservar sua data cobro 150 reais',
  'me faz um pix que eu compro o cimento e levo amanhã',
  'https://mpago.la/2Xy8kQ',
  'paga por aqui que sai mais barato: https://www.obrafacil.example/checkout/991',
  'te mando o link de pagamento',
  'o pagamento é antecipado, trabalho assim faz 10 anos',
  'não começo sem sinal, é 500 no pix',
  'quer que eu pague um sinal?',
  'R$ 800,00 de entrada e o resto na entrega',
  'deposita metade agora e eu vou segunda',
  'bit.ly/3pagueaqui',
  'Pronto! minha chave pix: 529.982.247-25',
  'manda no pix 529.982.247-25 e depois me envia o comprovante',
]

const calm = [
  'o pix eu faço quando terminar',
  'aceito pix, cartão e dinheiro',
  'Não cobro sinal, o pagamento é só no final',
  'não precisa pagar nada adiantado',
  'só recebo depois de pronto, minha chave pix é 11 98765-4321',
  'pago por etapa concluída, pode ser no pix?',
  'assim que terminar você faz no pix 529.982.247-25',
  'pix 529.982.247-25, mas só quando ficar pronto',
  'meu telefone é (11) 98765-4321',
  'aqui na obra o sinal do celular é ruim',
  'tem sinal de infiltração na parede da entrada, uns 300 reais resolve',
  'o serviço está adiantado, falta pintar. o valor continua o mesmo',
  'o portão da entrada fica em 800 reais',
  'não adianta pintar sem lixar, dinheiro jogado fora',
  'esse é o piso que eu quero https://www.leroymerlin.com.br/porcelanato-60x60',
  'olha a foto https://photos.app.goo.gl/abc123',
  'compra uma caixa d’água de reserva',
  'Bom dia! Consigo passar aí na terça às 8h?',
  'fica 1.500,00 a mão de obra e 12 dias',
  'qual o valor do metro do azulejo?',
  'preciso medir antes de passar o valor',
  'não faço adiantamento, só pago com a obra entregue',
  'sem entrada, paga em 3 vezes no cartão quando acabar',
  'CPF 529.982.247-25 pra colocar no contrato',
  'já comprei o material, são 30 sacos de cimento',
  'a senha do portão é 4455, pode entrar',
  '',
]

describe('[PRODUCT 119] money that is asked for before the work', () => {
  test.each(asking)('is asked for by “%s”', (message) => expect(asksForMoneyAhead(message)).toBe(true))
  test.each(calm)('is not asked for by “%s”', (message) => expect(asksForMoneyAhead(message)).toBe(false))

  test('a longest message is looked at in no time that anyone sees', () => {
    for (const piece of ['pix ', '1 ', 'a.', 'sinal não sem ', '11 98765-432', '34191.79001 '])
      expect(asksForMoneyAhead(piece.repeat(4_000 / piece.length))).toBeTypeOf('boolean')
  })

  test.each(asking.slice(0, 6))('a Pix key is found in “%s”', (message) => expect(hasPixKey(message)).toBe(true))
  test.each(['meu pix depois eu passo', 'meu telefone é (11) 98765-4321', 'CPF 529.982.247-25', 'fala com jose@gmail.com'])(
    'no Pix key is found in “%s”',
    (message) => expect(hasPixKey(message)).toBe(false),
  )
})
