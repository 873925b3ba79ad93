import Bell from 'lucide-react/icons/bell'
import CloudOff from 'lucide-react/icons/cloud-off'
import FileText from 'lucide-react/icons/file-text'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import Settings from 'lucide-react/icons/settings'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import { Text } from '../content/text'
import { StatusStrip } from '../feedback/status-strip'
import { Button } from '../forms/button'
import { IconButton } from '../forms/icon-button'
import { AppFrame } from '../layout/app-frame'
import { BottomBar } from '../layout/bottom-bar'
import { Header } from '../layout/header'
import { Sidebar } from '../layout/sidebar'
import { SkipLink } from '../layout/skip-link'
import { Menu } from '../overlays/menu'

const items = [
  { href: '/dashboard', text: 'Dashboard', icon: <House size={22} /> },
  { href: '/mensagens', text: 'Mensagens', icon: <MessageSquare size={22} />, count: 3, countLabel: '3 não lidas' },
  { href: '/projetos-abertos', text: 'Encontrar Trabalho', icon: <HardHat size={22} />, isCurrent: true },
  { href: '/minhas-propostas', text: 'Minhas Propostas', icon: <FileText size={22} /> },
  { href: '/perfil', text: 'Perfil', icon: <User size={22} /> },
]

const links = [
  { href: '/', text: 'Início' },
  { href: '/fornecedores', text: 'Fornecedores' },
  { href: '/como-funciona', text: 'Como Funciona' },
  { href: '/quem-somos', text: 'Quem Somos' },
]

const groups = [
  [
    { id: 'dashboard', text: 'Dashboard', icon: <House size={20} />, href: '/dashboard' },
    { id: 'work', text: 'Encontrar Trabalho', icon: <HardHat size={20} />, href: '/projetos-abertos' },
    { id: 'profile', text: 'Configurações', icon: <Settings size={20} />, href: '/perfil' },
  ],
  [{ id: 'out', text: 'Sair', icon: <LogOut size={20} />, tone: 'bad' as const }],
]

export function GalleryFrame({ children }: { children: ReactNode }) {
  const end = (
    <>
      <IconButton label="Notificações, 2 não lidas" icon={<Bell size={23} />} count={2} />
      <Menu
        trigger={<IconButton label="Menu de João Batista" icon={<User size={23} />} />}
        label="Menu do usuário"
        heading={{ name: 'João Batista', note: 'joao@exemplo.com.br' }}
        groups={groups}
      />
    </>
  )
  const menu = {
    label: 'Menu',
    items: links,
    end: (close: () => void) => (
      <Button onPress={close} isWide>
        Sair
      </Button>
    ),
  }
  const top = (
    <>
      <SkipLink>Pular para o conteúdo</SkipLink>
      <Header homeHref="/" homeLabel="Canteiro, página inicial" navLabel="Páginas" items={links} end={end} menu={menu} />
    </>
  )
  const status = (
    <StatusStrip tone="warn" icon={<CloudOff size={18} />} end="1 aguardando">
      Sem conexão · Atualizado às 14:32
    </StatusStrip>
  )
  const foot = (
    <Text size="s" tone="soft">
      Tudo enviado
    </Text>
  )
  return (
    <AppFrame
      top={top}
      status={status}
      sidebar={<Sidebar label="Sua área" items={items} foot={foot} />}
      bottomBar={<BottomBar label="Sua área" items={items} />}
    >
      {children}
    </AppFrame>
  )
}
