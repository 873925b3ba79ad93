import { pictures } from './content/pictures'
import { allProjects, idFrom } from './identity'
import { encodePng } from './pictures/png'
import { createSheet, type Drawing, SHEET } from './pictures/sheet'

/** As devices send them: one that fills a screen, and the small one of lists. Product 20. */
const widths = { file: 1_200, thumb: 320 }

/** What a field of files holds; drawn when it is written, since drawings take longer than all other demo data. */
export type DemoFile = { extension: 'png'; draw: () => Buffer }

export const pictureRecords = () =>
  allProjects().flatMap(({ id, key }) =>
    (pictures[key] ?? []).map((drawing, position) => ({
      collection: 'project_images',
      record: { id: idFrom('picture', key, String(position)), project_id: id, position },
      files: { file: drawn(drawing, widths.file), thumb: drawn(drawing, widths.thumb) },
    })),
  )

const drawn = (drawing: Drawing, width: number): DemoFile => ({
  extension: 'png',
  draw() {
    const sheet = createSheet(width / SHEET.width)
    drawing(sheet)
    return encodePng(sheet)
  },
})
