import '../../styles/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Heading } from '../content/heading'
import { ToastArea } from '../feedback/toast-area'
import { Page } from '../layout/app-frame'
import { Stack } from '../layout/stack'
import { UiProvider } from '../layout/ui-provider'
import { GalleryActions } from './actions'
import { GalleryChat } from './chat'
import { GalleryDrawings } from './drawings'
import { GalleryFeedback } from './feedback'
import { GalleryFields } from './fields'
import { GalleryFrame } from './frame'
import { GalleryHero } from './hero'
import { GalleryLists } from './lists'
import { GalleryLong } from './long'
import { GalleryOverlays } from './overlays'

// For looking at, in development: /gallery.html?theme=dark&part=fields
const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const parts = [
  { id: 'actions', title: 'Ações', Part: GalleryActions },
  { id: 'fields', title: 'Campos', Part: GalleryFields },
  { id: 'lists', title: 'Cartões e listas', Part: GalleryLists },
  { id: 'feedback', title: 'Estados e avisos', Part: GalleryFeedback },
  { id: 'overlays', title: 'Janelas e menus', Part: GalleryOverlays },
  { id: 'chat', title: 'Conversa', Part: GalleryChat },
  { id: 'drawings', title: 'Desenhos', Part: GalleryDrawings },
  { id: 'long', title: 'Listas longas', Part: GalleryLong },
]

function Gallery() {
  const part = asked.get('part')
  return (
    <UiProvider navigate={(path) => history.pushState(null, '', path)}>
      <GalleryFrame>
        {part === 'hero' || !part ? <GalleryHero /> : null}
        <Page width="wide">
          <Heading level={part === 'hero' || !part ? 2 : 1}>Controles</Heading>
          {parts
            .filter(({ id }) => !part || part === id)
            .map(({ id, title, Part }) => (
              <Stack key={id} as="section" gap="l">
                <Heading level={2}>{title}</Heading>
                <Part />
              </Stack>
            ))}
        </Page>
      </GalleryFrame>
      <ToastArea label="Avisos" closeLabel="Fechar" />
    </UiProvider>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
