import Camera from 'lucide-react/icons/camera'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { Card, CardActions, CardTitle } from '../content/card'
import { DefinitionList } from '../content/definition-list'
import { Figure } from '../content/figure'
import { Price } from '../content/price'
import { Tabs } from '../content/tabs'
import { Text } from '../content/text'
import { StatusBadge } from '../feedback/status-badge'
import { Button } from '../forms/button'
import { FilterChips } from '../forms/filter-chips'
import { PageHeader } from '../layout/page-header'
import { Cluster, Columns, Stack } from '../layout/stack'
import { VirtualScroll } from '../layout/virtual-list'

const filters = [
  { value: 'state', text: 'Meu estado' },
  { value: 'photos', text: 'Com fotos' },
  { value: 'unsent', text: 'Sem minha proposta' },
]

export function GalleryLists() {
  const [selected, setSelected] = useState<string[]>(['state'])
  return (
    <Stack gap="xl">
      <PageHeader
        title="Comparar propostas"
        lead="Três propostas recebidas."
        breadcrumb={{
          label: 'Onde você está',
          items: [{ text: 'Meus Projetos', href: '/meus-projetos' }, { text: 'Reforma de banheiro com troca de piso' }],
        }}
        actions={<Button isCompact>Imprimir</Button>}
      />
      <FilterChips label="Filtros" options={filters} selected={selected} onChange={setSelected} />
      <Columns least="wide">
        <ProjectCard />
        <PendingCard />
        <ProposalCard />
      </Columns>
      <Tabs label="Projeto" items={tabs} />
      <Columns least="wide" gap="xl">
        <DefinitionList
          items={[
            { term: 'Endereço', value: 'Jardim Chapadão, Rua das Acácias' },
            { term: 'Cidade', value: 'Campinas, SP' },
            { term: 'Telefone', value: 'Não informado' },
          ]}
        />
        <Card tone="flush">
          <div style={{ height: 220 }}>
            <VirtualScroll label="Lista longa" items={rows} keyOf={(row) => row} estimate={44} gap={0}>
              {(row) => <div style={{ padding: '10px 16px' }}>{row}</div>}
            </VirtualScroll>
          </div>
        </Card>
      </Columns>
    </Stack>
  )
}

const rows = Array.from({ length: 2000 }, (_, index) => `Linha ${index + 1} de 2.000`)
const tabs = [
  { id: 'about', text: 'Descrição', content: <Text>Banheiro de 4,2 m². Retirar o piso antigo, impermeabilizar e assentar porcelanato.</Text> },
  { id: 'products', text: 'Produtos (3)', content: <Text>Porcelanato 60 × 60, argamassa, rejunte.</Text> },
  { id: 'images', text: 'Imagens', isDisabled: true, content: null },
]

const ProjectCard = () => (
  <Card as="article">
    <Cluster justify="between">
      <Text size="xs" tone="soft" as="span">
        Publicado há 2 horas
      </Text>
      <StatusBadge tone="ok">Aberto</StatusBadge>
    </Cluster>
    <CardTitle level={2} href="/projetos/1">
      Reforma de banheiro com troca de piso
    </CardTitle>
    <Text size="s" tone="soft" lines={2}>
      Banheiro de 4,2 m². Retirar o piso antigo, impermeabilizar e assentar porcelanato 60 × 60.
    </Text>
    <Price
      text="R$ 4.800,00"
      aside={
        <>
          <MapPin size={16} /> Campinas, SP
        </>
      }
    />
  </Card>
)

const PendingCard = () => (
  <Card as="article">
    <Cluster justify="between">
      <Text size="xs" tone="soft" as="span">
        Publicado há 1 dia
      </Text>
      <StatusBadge tone="warn" icon={<Clock size={15} />}>
        Sua proposta aguarda envio
      </StatusBadge>
    </Cluster>
    <CardTitle level={2} href="/projetos/2">
      Instalação elétrica em sobrado novo
    </CardTitle>
    <Text size="s" tone="soft" lines={2}>
      Quadro, 38 pontos e aterramento. Projeto pronto, fotos em anexo.
    </Text>
    <Price
      text="A combinar"
      aside={
        <>
          <Camera size={16} /> 6 fotos · Valinhos, SP
        </>
      }
    />
  </Card>
)

const ProposalCard = () => (
  <Card as="article">
    <Cluster justify="between">
      <CardTitle>Construtora Horizonte</CardTitle>
      <StatusBadge tone="warn">Pendente</StatusBadge>
    </Cluster>
    <Cluster gap="xl" align="start">
      <Figure label="Valor" value="R$ 4.350,00" size="xl" note="era R$ 4.900,00" />
      <Figure label="Prazo" value="9" unit="dias" size="xl" />
    </Cluster>
    <CardActions>
      <Button isCompact>Aceitar proposta</Button>
      <Button isCompact variant="quiet">
        Iniciar Conversa
      </Button>
    </CardActions>
  </Card>
)
