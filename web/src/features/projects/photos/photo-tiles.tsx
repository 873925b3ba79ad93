import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { texts } from '#texts'
import { storedOrTold } from '../../../components/stored-or-told'
import { usePicture } from '../../../data/queries/uploads'
import { undo } from '../../../data/undo'
import { Text } from '../../../ui/content/text/text'
import { Button as WordButton } from '../../../ui/forms/buttons/button'
import * as css from './photo-field.css'

const words = texts.projects.newProject

type Props = {
  tiles: readonly { id: string; isRemoved: boolean }[]
  onOrder: (ids: readonly string[]) => void
  onRemove: (id: string) => void
  /** For one more: removed ones come back only then. */
  hasRoom: boolean
}

/** Dragged, moved by arrows, removed. Lists show the first. */
export function PhotoTiles({ tiles, onOrder, onRemove, hasRoom }: Props) {
  const ids = tiles.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const rest = ids.filter((id) => !keys.has(id))
      const before = rest.indexOf(String(target.key))
      if (before < 0) return
      const at = before + (target.dropPosition === 'after' ? 1 : 0)
      onOrder(rest.toSpliced(at, 0, ...ids.filter((id) => keys.has(id))))
    },
  })
  const items = tiles.map(({ id, isRemoved }) => ({ id, isRemoved, index: ids.indexOf(id), isLast: ids.at(-1) === id, hasRoom }))
  return (
    <GridList
      aria-label={words.photos}
      items={items}
      layout="grid"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      className={css.tiles}
    >
      {({ id, isRemoved, index, isLast }) =>
        isRemoved ? (
          <GridListItem id={id} textValue={words.photoRemoved} className={css.removedTile}>
            <Text size="s" tone="soft">
              {words.photoRemoved}
            </Text>
            {hasRoom ? (
              <WordButton
                isCompact
                variant="quiet"
                icon={<Undo2 size={18} />}
                onPress={() => void storedOrTold(texts.storage.notUndone, () => undo(id))}
              >
                {texts.actions.undo}
              </WordButton>
            ) : null}
          </GridListItem>
        ) : (
          <GridListItem id={id} textValue={words.photo(index + 1)} className={css.tile}>
            <Preview id={id} position={index + 1} />
            {index === 0 ? <span className={css.cover}>{words.coverPhoto}</span> : null}
            <Button aria-label={words.removePhoto(index + 1)} onPress={() => onRemove(id)} className={css.remove}>
              <X size={18} />
            </Button>
            <span className={css.moves}>
              <Button
                aria-label={words.movePhotoBack(index + 1)}
                isDisabled={index === 0}
                onPress={() => onOrder(moved(ids, index, -1))}
                className={css.move}
              >
                <ChevronLeft size={22} />
              </Button>
              <Button slot="drag" aria-label={words.dragPhoto(index + 1)} className={css.handle}>
                <GripVertical size={18} />
              </Button>
              <Button
                aria-label={words.movePhotoOn(index + 1)}
                isDisabled={isLast}
                onPress={() => onOrder(moved(ids, index, 1))}
                className={css.move}
              >
                <ChevronRight size={22} />
              </Button>
            </span>
          </GridListItem>
        )
      }
    </GridList>
  )
}

function Preview({ id, position }: { id: string; position: number }) {
  const address = usePicture(id, 'small')
  return address ? <img src={address} alt={words.photo(position)} draggable={false} className={css.preview} /> : <span className={css.preview} />
}

function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = Math.min(Math.max(from + by, 0), list.length - 1)
  const item = list[from]
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item)
}
