import { texts } from '#texts'
import { DefinitionList } from '../../ui/content/lists/definition-list'
import { Dialog } from '../../ui/overlays/dialog'

const words = texts.shortcuts

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title={words.title} closeLabel={texts.actions.close}>
    <DefinitionList items={words.items.map(({ keys, text }) => ({ term: keys, value: text }))} />
  </Dialog>
)
