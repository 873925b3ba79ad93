import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { texts } from '#texts'
import { dayMonth } from '../../../components/times/times'
import { photoPath } from '../../../data/pictures/photo-address'
import type { AdminProjectProposals } from '../../../data/remote/admin-tables'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { Dialog } from '../../../ui/overlays/dialog'
import { AdminPhoto, AdminThumb } from './admin-photo'
import * as css from './project-photos.css'

const { deal: sideWords, workPhotos: words } = texts

type Photo = AdminProjectProposals['proposals'][number]['work_photos'][number]

/** Photos of a deal, also of one that was undone. Product 127. */
export function AdminWorkPhotos({ photos }: { photos: readonly Photo[] }) {
  const [opened, setOpened] = useState<Photo | null>(null)
  if (photos.length === 0 && !opened) return null
  return (
    <>
      <Heading level={3}>{words.title}</Heading>
      <ul className={css.small}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Button aria-label={words.open(index + 1, aboutPhoto(photo))} onPress={() => setOpened(photo)} className={css.opening}>
              <AdminThumb path={photoPath(photo, 'small', 'proposals')} />
              <Text as="span" size="s" tone="soft">
                {aboutPhoto(photo)}
              </Text>
            </Button>
          </li>
        ))}
      </ul>
      {opened ? (
        <Dialog isOpen onClose={() => setOpened(null)} title={aboutPhoto(opened)} closeLabel={texts.actions.close} width="l">
          <AdminPhoto path={photoPath(opened, 'picture', 'proposals')} alt={aboutPhoto(opened)} fit="contain" />
        </Dialog>
      ) : null}
    </>
  )
}

/** 'Cliente · 3 de dez.' */
const aboutPhoto = ({ by, created_at }: Photo): string =>
  [by === 'owner' ? sideWords.client : sideWords.provider, dayMonth(new Date(created_at))].join(' · ')
