/**
 * Loads the app after a prerendered page has been painted. Before, nearly everything that comes over a slow line would come
 * ahead of what there is to read. Its own tag names the app, the modules of the screen, and what the screen asks the server first.
 */
{
  const { app, modules, asks } = document.currentScript.dataset
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...attributes }))
  const bringApp = () => {
    add('script', { type: 'module', src: app })
    for (const href of modules.split(' ')) add('link', { rel: 'modulepreload', href })
    if (asks) add('link', { rel: 'preload', as: 'fetch', href: asks })
  }
  requestAnimationFrame(() => setTimeout(bringApp))

  // The browser fires this event once, perhaps before the app listens: install-offer.ts reads it from here.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.handedOutBeforeApp = event
  })

  // A button pressed before the app is there does what it is for once it is.
  let pressed = -1
  const root = document.getElementById('root')
  const buttons = () => [...root.querySelectorAll('button')]
  const notePress = ({ target }) => {
    pressed = buttons().indexOf(target.closest('button'))
  }
  addEventListener('click', notePress)
  new MutationObserver((_changes, observer) => {
    observer.disconnect()
    removeEventListener('click', notePress)
    buttons()[pressed]?.click()
  }).observe(root, { childList: true })
}
