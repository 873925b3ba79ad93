import * as css from './drawing.css'

/** Imported as text so that it takes its place's colours. Decoration: hidden from screen readers. */
export const Drawing = ({ svg }: { svg: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder
  <div className={css.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
)
