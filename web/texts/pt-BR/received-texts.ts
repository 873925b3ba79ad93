/** A share of another app. Product 95. */
export const received = {
  title: 'Para onde vai?',
  lead: 'Nada é enviado antes de você conferir.',
  shared: 'O que você compartilhou',
  photo: (position: number) => `Foto ${position}`,
  left: (count: number) =>
    `${count === 1 ? '1 arquivo ficou de fora' : `${count} arquivos ficaram de fora`}: cabem até 8 fotos, cada uma com até 20 MB.`,
  cut: 'O texto foi cortado: cabem até 5.000 caracteres.',
  places: 'Colocar em',
  newProject: 'Novo projeto',
  newProjectText: 'Fica como rascunho para você completar.',
  conversation: (person: string) => `Conversa com ${person}`,
  textOnly: 'As fotos ficam de fora: uma conversa leva só o texto.',
  noPlaceForPhotos: 'Fotos entram em projetos, que só clientes publicam.',
  noPlaceForText: 'Você ainda não tem conversas.',
  confirm: 'Continuar',
  notKept: 'Não foi possível guardar o texto',
  nothing: { title: 'Nada chegou aqui.', text: 'Compartilhe de novo pelo outro aplicativo.', action: 'Ir para o Dashboard' },
} as const
