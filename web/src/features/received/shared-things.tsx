import { texts } from '#texts'
import * as css from '../../components/projects/photo-grid.css'
import { useBlobAddress } from '../../data/pictures/use-blob-address'
import type { Received } from '../../data/received'
import { Card } from '../../ui/content/card'
import { Text } from '../../ui/content/text/text'
import { Stack } from '../../ui/layout/stack'

const words = texts.received

export const SharedThings = ({ received: { text, isCut, photos, left } }: { received: Received }) => (
  <Card>
    <Stack gap="s" as="section" aria-label={words.shared}>
      {photos.length > 0 ? (
        <ul className={css.photos}>
          {photos.map((photo, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
            <li key={n}>
              <SharedPhoto photo={photo} position={n + 1} />
            </li>
          ))}
        </ul>
      ) : null}
      {text ? (
        <Text isAsTyped lines={3}>
          {text}
        </Text>
      ) : null}
      {isCut ? <Text tone="warn">{words.cut}</Text> : null}
      {left > 0 ? <Text tone="warn">{words.left(left)}</Text> : null}
    </Stack>
  </Card>
)

/** One that cannot be read is told of by the project's form. */
function SharedPhoto({ photo, position }: { photo: File; position: number }) {
  const address = useBlobAddress(photo)
  return address ? <img src={address} alt={words.photo(position)} className={css.photo} /> : <span className={css.photo} />
}
