import { expect, test } from 'vitest'
import { uploadToasts } from '../../../web/src/app/toasts/answered-toasts'
import type { UploadRow } from '../../../web/src/sync'

const upload = (change: Partial<UploadRow> = {}): UploadRow => ({
  id: 'u',
  record: 'users/ana',
  position: 0,
  state: 'sent',
  code: '',
  ...change,
})

test('an avatar that the server took is told, a photo is seen on its project', () => {
  expect(uploadToasts({ sent: [upload()], refused: [] })).toEqual([{ title: 'Logomarca atualizada com sucesso!', tone: 'ok' }])
  expect(uploadToasts({ sent: [upload({ record: 'projects/p' })], refused: [] })).toEqual([])
})

test('a refused picture says why, and leads to Pendências', () => {
  expect(uploadToasts({ sent: [], refused: [upload({ state: 'refused', code: 'photo_type' })] })).toEqual([
    {
      title: 'Erro ao enviar imagem',
      description: 'Este arquivo não é uma foto. Envie imagens JPEG, PNG ou WebP.',
      tone: 'bad',
      action: { text: 'Ver em Pendências', href: '/pendencias' },
    },
  ])
  expect(uploadToasts({ sent: [], refused: [upload({ record: 'projects/p', state: 'refused', code: 'too_many_photos' })] })[0]).toMatchObject({
    title: 'Erro no Upload',
    description: 'Um projeto pode ter até 8 fotos.',
  })
})
