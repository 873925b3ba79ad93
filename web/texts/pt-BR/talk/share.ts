export const share = {
  action: 'Compartilhar',
  whatsApp: 'Enviar pelo WhatsApp',
  copy: 'Copiar texto',
  copied: 'Texto copiado.',
  notCopied: 'Não foi possível copiar. Selecione o texto e copie.',
  project: (title: string, place: string) => `${title}, em ${place}. Veja no Canteiro e envie sua proposta`,
} as const
