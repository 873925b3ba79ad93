import type { ReactNode } from 'react'
import type { Project } from '#domain/documents'
import { useProjectPhotos } from '../../data/uploads/project-photos'
import * as css from './beside-cover.css'
import { PhotoThumb } from './photo-thumb'

type Props = { project: Pick<Project, 'id' | 'images'>; children: ReactNode }

export function BesideCover({ project, children }: Props) {
  const [first] = useProjectPhotos(project)
  if (!first) return children
  return (
    <div className={css.row}>
      <div className={css.words}>{children}</div>
      <span className={css.cover}>
        <PhotoThumb photo={first} alt="" />
      </span>
    </div>
  )
}
