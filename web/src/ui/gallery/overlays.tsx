import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { useState } from 'react'
import { Text } from '../content/text'
import { Button } from '../forms/button'
import { IconButton } from '../forms/icon-button'
import { TextField } from '../forms/text-field'
import { Cluster, Stack } from '../layout/stack'
import { ConfirmDialog } from '../overlays/confirm-dialog'
import { Dialog } from '../overlays/dialog'
import { Menu } from '../overlays/menu'
import { Popover } from '../overlays/popover'

export function GalleryOverlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const [email, setEmail] = useState('')
  const close = () => setOpen(null)
  return (
    <Cluster>
      <Button onPress={() => setOpen('dialog')}>Esqueci a senha</Button>
      <Button onPress={() => setOpen('confirm')}>Excluir conta</Button>
      <Popover trigger={<Button>Abrir painel</Button>} label="Notificações">
        <Stack>
          <Text>Nenhuma notificação ainda.</Text>
        </Stack>
      </Popover>
      <Menu
        trigger={<IconButton label="Mais ações" icon={<EllipsisVertical size={22} />} />}
        label="Mais ações"
        groups={[[{ id: 'a', text: 'Concluir projeto' }], [{ id: 'b', text: 'Excluir projeto', tone: 'bad' }]]}
      />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Recuperar senha"
        closeLabel="Fechar"
        footer={<Button variant="primary">Enviar link</Button>}
      >
        <Text>Enviaremos um link para redefinir a sua senha.</Text>
        <TextField label="E-mail" type="email" value={email} onChange={setEmail} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title="Confirmar Exclusão de Conta?"
        confirmText="Sim, excluir conta"
        cancelText="Cancelar"
        isDestructive
        onConfirm={close}
      >
        Esta ação é irreversível. O usuário e todos os seus dados serão excluídos permanentemente.
      </ConfirmDialog>
    </Cluster>
  )
}
