import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import GripVertical from 'lucide-react/icons/grip-vertical'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { texts } from '#texts'
import { usePicture } from '../../../data/queries/uploads'
import * as css from './photo-field.css'
import { moved } from './photo-order'

const words = texts.projects.newProject

type Props = {
  ids: readonly string[]
  onOrder: (ids: readonly string[]) => void
  onRemove: (id: string) => void
  /** The last one was removed, and the focus with it. */
  onEmpty: () => void
}

/** The chosen photos, to be dragged, moved by their arrows, or removed. The first is what lists show. */
export function PhotoTiles({ ids, onOrder, onRemove, onEmpty }: Props) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const rest = ids.filter((id) => !keys.has(id))
      const at = rest.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      onOrder(rest.toSpliced(at, 0, ...ids.filter((id) => keys.has(id))))
    },
  })
  const remove = (id: string) => {
    onRemove(id)
    if (ids.length === 1) onEmpty()
  }
  const items = ids.map((id, index) => ({ id, index, isLast: index === ids.length - 1 }))
  return (
    <GridList
      aria-label={words.photos}
      items={items}
      layout="grid"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      className={css.tiles}
    >
      {({ id, index, isLast }) => (
        <GridListItem id={id} textValue={words.photo(index + 1)} className={css.tile}>
          <Preview id={id} position={index + 1} />
          {index === 0 ? <span className={css.cover}>{words.coverPhoto}</span> : null}
          <Button slot="drag" aria-label={words.dragPhoto(index + 1)} className={css.handle}>
            <GripVertical size={18} />
          </Button>
          <Button aria-label={words.removePhoto(index + 1)} onPress={() => remove(id)} className={css.remove}>
            <X size={20} />
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
            <Button aria-label={words.movePhotoOn(index + 1)} isDisabled={isLast} onPress={() => onOrder(moved(ids, index, 1))} className={css.move}>
              <ChevronRight size={22} />
            </Button>
          </span>
        </GridListItem>
      )}
    </GridList>
  )
}

function Preview({ id, position }: { id: string; position: number }) {
  const address = usePicture(id, 'small')
  return address ? <img src={address} alt={words.photo(position)} draggable={false} className={css.preview} /> : <span className={css.preview} />
}
