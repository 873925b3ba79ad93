import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import Trash from 'lucide-react/icons/trash-2'
import { Text } from '../content/text'
import { TextLink } from '../content/text-link'
import { Button } from '../forms/button'
import { IconButton } from '../forms/icon-button'
import { BlueprintBand } from '../layout/blueprint-band'
import { Cluster, Stack } from '../layout/stack'

export function GalleryActions() {
  return (
    <Stack>
      <Buttons />
      <BlueprintBand>
        <Stack gap="m">
          <Text>Na prancha:</Text>
          <Buttons />
          <Text> </Text>
        </Stack>
      </BlueprintBand>
    </Stack>
  )
}

const Buttons = () => (
  <>
    <Cluster>
      <Button variant="primary" icon={<Plus size={20} />}>
        Publicar projeto
      </Button>
      <Button>Aceitar proposta</Button>
      <Button variant="quiet">Ver detalhes</Button>
      <Button variant="danger" icon={<Trash size={20} />}>
        Excluir projeto
      </Button>
    </Cluster>
    <Cluster>
      <Button variant="primary" isPending pendingLabel="Salvando...">
        Salvar Alterações
      </Button>
      <Button isDisabled>Aceitar proposta</Button>
      <Button variant="primary" isDisabled>
        Enviar proposta
      </Button>
      <Button isCompact>Copiar texto</Button>
      <Button isCompact icon={<Printer size={18} />}>
        Imprimir
      </Button>
      <IconButton label="Imprimir" icon={<Printer size={22} />} />
      <TextLink href="/pendencias" isAlone>
        Ver em Pendências
      </TextLink>
    </Cluster>
  </>
)
