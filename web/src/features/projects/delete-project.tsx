import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Project } from '#domain/documents'
import { errorText, texts } from '#texts'
import { useGive } from '../../data/use-give'
import { links } from '../../links'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { showToast } from '../../ui/toasts'

const words = texts.projects.remove

/** The owner takes an open project away. Product 13. */
export function DeleteProject({ project }: { project: Project }) {
  const [isOpen, setOpen] = useState(false)
  const give = useGive()
  const navigate = useNavigate()

  async function remove(): Promise<void> {
    const given = await give('delete_project', { project_id: project.id })
    setOpen(false)
    if (given.ok) await navigate(links.myProjects(), { replace: true })
    else showToast({ ...words.failed(errorText(given.code)), tone: 'bad' })
  }

  if (project.status !== 'open') return null
  return (
    <>
      <Button isWide variant="quiet" icon={<Trash2 size={18} />} onPress={() => setOpen(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        confirmText={words.confirm}
        cancelText={texts.actions.cancel}
        onConfirm={() => void remove()}
        isDestructive
      >
        {words.text}
      </ConfirmDialog>
    </>
  )
}
