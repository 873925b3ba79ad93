/** Sizes of both themes. Margins do not grow with the letters: a phone's screen is for words. */
export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  s: 'min(0.75rem, 3.75vw)',
  m: 'min(1rem, 5vw)',
  l: 'min(1.25rem, 6.25vw)',
  xl: 'min(1.5rem, 7.5vw)',
  xxl: 'min(2rem, 10vw)',
  xxxl: 'min(3rem, 15vw)',
  huge: 'min(4.5rem, 22.5vw)',
} as const

export const fieldInset = 'min(0.875rem, 4.375vw)'

/** Cancels a padding. */
export const minus = (length: string): string => `calc(-1 * ${length})`

export const radius = { s: '8px', m: '12px', l: '16px', xl: '24px', round: '999px' } as const

export const font = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
  body: "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
} as const

/** Headings and figures grow with the screen; text does not. With letters twice as large a title still has room for its longest word. */
export const size = {
  xs: '0.8125rem',
  s: '0.875rem',
  m: '1rem',
  l: '1.0625rem',
  xl: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.3125rem)',
  xxl: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
  title: 'min(clamp(1.75rem, 1.5rem + 1.2vw, 2.375rem), 9vw)',
  hero: 'min(clamp(2.25rem, 1.55rem + 3.4vw, 4rem), 15vw)',
} as const

export const weight = { regular: 400, medium: 500, strong: 600, heavy: 700 } as const

/** Least size of a target; height of a control in a form. */
export const target = { min: '44px', control: '50px' } as const

export const layout = {
  header: '56px',
  headerWide: '64px',
  bottomBar: '68px',
  sidebar: '248px',
  narrow: '36rem',
  regular: '52rem',
  wide: '80rem',
  widest: '100rem',
} as const

/** Height of bottom bar and status strips, measured by ui/layout/app-frame.tsx. */
export const bottomBarName = '--canteiro-bottom-bar'
export const bottomBar = `var(${bottomBarName}, 0px)`

/** The part of that height that sticks to the screen's foot. */
export const bottomRoomName = '--canteiro-bottom-room'
export const bottomRoom = `var(${bottomRoomName}, 0px)`

/** Height of a form's bar of buttons on a phone; ui/forms/form.css.ts overrides it. */
export const actionsRoomName = '--canteiro-actions-room'
export const actionsRoom = `var(${actionsRoomName}, 5.5rem)`

/** Height above a phone's keyboard, where a page asks for it: ui/layout/use-visible-height.ts measures it. */
export const visibleHeightName = '--canteiro-visible-height'
export const visibleHeight = `var(${visibleHeightName}, 100dvh)`

/** The round button in the screen's corner, and the room that a page leaves for it: at its end, and beside it where there is a sidebar. */
export const corner = '56px'
export const cornerRoom = `calc(${corner} + 2 * ${space.xl})`

export const layer = { bar: 10, floating: 15, skip: 20, overlay: 30, toast: 40 } as const

export const motion = { quick: '120ms', calm: '200ms' } as const
