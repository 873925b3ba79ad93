import { Avatar } from '../content/avatar'
import { NoConnection } from '../drawings/no-connection'
import { NoProjects } from '../drawings/no-projects'
import { Banner } from '../feedback/banner'
import { EmptyState } from '../feedback/empty-state'
import { ErrorState } from '../feedback/error-state'
import { ProgressBar } from '../feedback/progress-bar'
import { Skeleton } from '../feedback/skeleton'
import { Spinner } from '../feedback/spinner'
import { StatusBadge } from '../feedback/status-badge'
import { showToast } from '../feedback/toasts'
import { Button } from '../forms/button'
import { LinkButton } from '../forms/link-button'
import { Cluster, Columns, Stack } from '../layout/stack'

export function GalleryFeedback() {
  return (
    <Stack gap="l">
      <Cluster>
        <StatusBadge tone="ok">Aberto</StatusBadge>
        <StatusBadge tone="info">Em Andamento</StatusBadge>
        <StatusBadge tone="violet">Concluído</StatusBadge>
        <StatusBadge tone="warn">Pendente</StatusBadge>
        <StatusBadge tone="bad">Recusada</StatusBadge>
        <StatusBadge tone="bad" />
        <StatusBadge tone="neutral">Finalizado</StatusBadge>
        <Avatar name="João Batista" />
        <Avatar name="Rosa Pisos" shape="square" />
        <Avatar name="Marina Alves" size="l" />
        <Spinner label="Carregando…" />
      </Cluster>
      <Banner
        tone="warn"
        title="Complete seu perfil"
        action={
          <LinkButton href="/perfil" isCompact>
            Completar perfil
          </LinkButton>
        }
      >
        Sem cidade e documento você não recebe avisos de novos projetos.
      </Banner>
      <Banner tone="bad" title="Erro ao enviar proposta">
        Este projeto não está mais aceitando propostas.
      </Banner>
      <Banner tone="info">Nenhum dado sai deste aparelho.</Banner>
      <Banner tone="ok" title="E-mail confirmado" />
      <ProgressBar label="Fotos de Instalação elétrica" percent={78} text="1,1 MB de 1,4 MB a enviar" />
      <Columns least="wide">
        <EmptyState
          level={3}
          drawing={<NoProjects />}
          title="Você ainda não publicou nenhum projeto"
          text="Conte o que precisa e receba propostas."
          action={
            <LinkButton href="/projetos/novo" variant="primary">
              Publicar projeto
            </LinkButton>
          }
        />
        <ErrorState
          level={3}
          drawing={<NoConnection />}
          title="Não foi possível carregar"
          text="Verifique a conexão."
          retryText="Tentar de novo"
          onRetry={() => undefined}
        />
        <Skeleton label="Carregando…" cards={2} />
      </Columns>
      <Cluster>
        <Button
          onPress={() => showToast({ title: 'Projeto publicado com sucesso!', description: 'Fornecedores serão notificados em breve.', tone: 'ok' })}
        >
          Aviso bom
        </Button>
        <Button
          onPress={() =>
            showToast(
              {
                title: 'Erro ao enviar proposta',
                description: 'Este projeto não está mais aceitando propostas.',
                tone: 'bad',
                action: { text: 'Ver em Pendências', href: '/pendencias' },
              },
              60_000,
            )
          }
        >
          Aviso ruim
        </Button>
      </Cluster>
    </Stack>
  )
}
