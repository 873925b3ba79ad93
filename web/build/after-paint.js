/**
 * Loads the app after a prerendered page was painted, since its bytes would delay the text on a slow line. Its tag names the app's and the
 * screen's modules in import order, and the screen's first request.
 */
{
  /** Scripts that are asked for in one task. */
  const BATCH = 3
  const { modules = '', request } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset
  /** @type {(name: string, attributes: object) => void} */
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...attributes }))
  /**
   * A script each: one that imports the others would run them all in one task, and a slow phone would answer no touch meanwhile. It would not either
   * while all of them are asked for at once.
   * @param {string[]} left
   */
  const bringApp = (left) => {
    for (const src of left.splice(0, BATCH)) add('script', { type: 'module', async: false, src })
    if (left.length > 0) setTimeout(bringApp, 0, left)
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (request) add('link', { rel: 'preload', as: 'fetch', href: request })
      bringApp(modules.split(' '))
    }),
  )

  // The browser fires this event once, perhaps before the app listens: install-offer.ts reads it from here.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    Object.assign(window, { handedOutBeforeApp: event })
  })

  // Moves early typed text into the app's own fields, and replays a button's press.
  const root = /** @type {HTMLElement} */ (document.getElementById('root'))
  const buttons = () => [...root.querySelectorAll('button')]
  const fields = () => /** @type {HTMLInputElement[]} */ ([...root.querySelectorAll('input, textarea')])
  const writtenFields = fields()
  let focused = document.activeElement
  let pressed = -1

  /** @param {Element | null | undefined} button */
  const press = (button) => {
    pressed = button instanceof HTMLButtonElement ? buttons().indexOf(button) : -1
  }
  /** A press elsewhere takes the focus away for good. */
  const noteFocus = () => {
    focused = document.activeElement
  }
  /** @param {MouseEvent} event */
  const notePress = ({ target }) => press(target instanceof Element ? target.closest('button') : null)
  /** @param {KeyboardEvent} event */
  const noteEnter = ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) press(target.form?.querySelector('[data-submits]'))
  }

  /** @param {HTMLInputElement} written */
  const carryOver = (written) => {
    const { id, name, type } = written
    // React Aria's generated ids differ in the app.
    const field = fields().find((each) => each.name === name && each.type === type && (each.id === id || id.startsWith('react-aria')))
    if (!field) return
    if (written.checked !== written.defaultChecked && written.checked !== field.checked) field.click()
    if (written.value !== written.defaultValue) {
      // Bypasses React's value tracking, so that React handles the event.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, written.value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (written === focused) field.focus({ preventScroll: true })
  }

  const ended = new AbortController()
  const { signal } = ended
  addEventListener('click', notePress, { signal })
  addEventListener('click', noteFocus, { signal })
  addEventListener('keydown', noteEnter, { signal })
  addEventListener('focusin', noteFocus, { signal })
  new MutationObserver((_changes, observer) => {
    observer.disconnect()
    ended.abort()
    writtenFields.forEach(carryOver)
    buttons()[pressed]?.click()
  }).observe(root, { childList: true })
}
