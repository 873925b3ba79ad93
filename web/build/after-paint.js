/**
 * Loads the app after a prerendered page has been painted. Before, nearly everything that comes over a slow line would come
 * ahead of what there is to read. Its own tag names the app, the modules of the screen, and what the screen asks the server for first.
 */
{
  const { app, modules = '', request } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset
  /** @type {(name: string, attributes: object) => void} */
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...attributes }))
  const bringApp = () => {
    add('script', { type: 'module', src: app })
    for (const href of modules.split(' ')) add('link', { rel: 'modulepreload', href })
    if (request) add('link', { rel: 'preload', as: 'fetch', href: request })
  }
  requestAnimationFrame(() => setTimeout(bringApp))

  // The browser fires this event once, perhaps before the app listens: install-offer.ts reads it from here.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    Object.assign(window, { handedOutBeforeApp: event })
  })

  // A button pressed before the app is there does what it is for once it is.
  let pressed = -1
  const root = /** @type {HTMLElement} */ (document.getElementById('root'))
  const buttons = () => [...root.querySelectorAll('button')]
  /** @param {MouseEvent} event */
  const notePress = ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    pressed = button ? buttons().indexOf(button) : -1
  }
  addEventListener('click', notePress)
  new MutationObserver((_changes, observer) => {
    observer.disconnect()
    removeEventListener('click', notePress)
    buttons()[pressed]?.click()
  }).observe(root, { childList: true })
}
