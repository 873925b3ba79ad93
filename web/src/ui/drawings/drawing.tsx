import * as css from './drawing.css'

/** A drawing of this folder, imported as text so that it takes the colours of its place. Decoration: the words beside it say everything. */
export const Drawing = ({ svg }: { svg: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder
  <div className={css.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
)
