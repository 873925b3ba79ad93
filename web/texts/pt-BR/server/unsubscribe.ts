import { mailLists } from '../mail-lists'
import { layPage } from './mail-layout'

type About = { list: keyof typeof mailLists; settings_link: string }

/** Works without signing in, without scripts, in any mail program. */
export const unsubscribe = {
  ask: ({ list, settings_link }: About): string =>
    layPage({
      title: 'Não receber mais estes e-mails?',
      paragraphs: [`Ao tocar em “Não receber mais”, você deixa de receber os e-mails de “${mailLists[list]}”. Os avisos continuam no Canteiro.`],
      button: 'Não receber mais',
      way: toSettings(settings_link),
    }),
  done: ({ list, settings_link }: About): string =>
    layPage({
      title: 'Pronto',
      paragraphs: [`Você não recebe mais e-mails de “${mailLists[list]}”. Para voltar a receber, ligue-os em Configurações.`],
      way: toSettings(settings_link),
    }),
  spoilt: ({ settings_link }: Pick<About, 'settings_link'>): string =>
    layPage({
      title: 'Este link não funciona',
      paragraphs: ['Toque de novo no link do e-mail ou copie o link inteiro. Você também pode escolher em Configurações quais e-mails receber.'],
      way: toSettings(settings_link),
    }),
} as const

const toSettings = (link: string) => ({ label: 'Escolher quais e-mails receber', link })
