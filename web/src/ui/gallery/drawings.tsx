import { AddToHomeScreen } from '../drawings/add-to-home-screen'
import { ClearedPlot } from '../drawings/cleared-plot'
import { NoConnection } from '../drawings/no-connection'
import { NoMessages } from '../drawings/no-messages'
import { NoNotifications } from '../drawings/no-notifications'
import { NoProjects } from '../drawings/no-projects'
import { NoProposals } from '../drawings/no-proposals'
import { NoProviders } from '../drawings/no-providers'
import { NotFound } from '../drawings/not-found'
import { NothingPending } from '../drawings/nothing-pending'
import { EmptyState } from '../feedback/empty-state'
import { Columns } from '../layout/stack'

const drawings = [
  { title: 'Nenhum projeto', drawing: <NoProjects /> },
  { title: 'Nenhuma proposta', drawing: <NoProposals /> },
  { title: 'Nenhuma mensagem ainda.', drawing: <NoMessages /> },
  { title: 'Nenhuma notificação ainda.', drawing: <NoNotifications /> },
  { title: 'Nenhum fornecedor encontrado com os critérios de busca.', drawing: <NoProviders /> },
  { title: 'Página não encontrada', drawing: <NotFound /> },
  { title: 'Conta excluída', drawing: <ClearedPlot /> },
  { title: 'Tudo enviado', drawing: <NothingPending /> },
  { title: 'Sem conexão', drawing: <NoConnection /> },
  { title: 'Instalar o Canteiro', drawing: <AddToHomeScreen /> },
]

export const GalleryDrawings = () => (
  <Columns>
    {drawings.map(({ title, drawing }) => (
      <EmptyState key={title} level={3} title={title} drawing={drawing} />
    ))}
  </Columns>
)
