/** On an iPhone or iPad, which lets no website ask. Quoted words are the system's. */
export const install = {
  title: 'Instalar o Canteiro',
  intro: 'Em poucos toques o Canteiro vira um aplicativo na sua tela inicial e abre mesmo sem internet.',
  steps: [
    { title: 'Toque em “Compartilhar”', text: 'O botão fica na barra do navegador. Se não aparecer, toque antes em “•••”.' },
    { title: 'Escolha “Adicionar à Tela de Início”', text: 'Se não estiver à vista, role a lista até o fim ou toque em “Ver mais”.' },
    { title: 'Toque em “Adicionar”', text: 'O ícone do Canteiro aparece na tela inicial.' },
  ],
  /** Browsers inside other apps cannot add to the home screen. */
  insideApp: {
    title: 'Abra no Safari para instalar',
    intro: 'Esta página está aberta dentro de outro aplicativo, que não consegue instalar.',
    steps: [
      { title: 'Toque em “•••”', text: 'Fica em um dos cantos da tela. Em alguns aplicativos é o botão “Compartilhar”.' },
      { title: 'Escolha “Abrir no navegador”', text: 'Também pode se chamar “Abrir no Safari”.' },
      { title: 'Toque em “Instalar aplicativo”', text: 'No Safari, a opção está no menu e no rodapé da página inicial.' },
    ],
  },
  done: 'Entendi',
} as const
