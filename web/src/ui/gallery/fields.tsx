import Building from 'lucide-react/icons/building-2'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import { useState } from 'react'
import { Button } from '../forms/button'
import { Checkbox } from '../forms/checkbox'
import { ChoiceChips } from '../forms/choice-chips'
import { ComboBox } from '../forms/combo-box'
import { FieldRow, Form, FormActions } from '../forms/form'
import { FormErrors } from '../forms/form-errors'
import { FormSection } from '../forms/form-section'
import { MaskedField } from '../forms/masked-field'
import { MoneyField } from '../forms/money-field'
import { NumberField } from '../forms/number-field'
import { PasswordField } from '../forms/password-field'
import { RadioCards } from '../forms/radio-cards'
import { SearchField } from '../forms/search-field'
import { Select } from '../forms/select'
import { Switch } from '../forms/switch'
import { TextArea } from '../forms/text-area'
import { TextField } from '../forms/text-field'
import { Columns, Stack } from '../layout/stack'

const cities = Array.from({ length: 853 }, (_, index) => ({ value: `c${index}`, text: index === 9 ? 'São João del-Rei' : `Município ${index + 1}` }))
const states = ['Acre', 'Alagoas', 'Bahia', 'Ceará', 'Minas Gerais', 'São Paulo'].map((text) => ({ value: text, text }))
const shortcuts = ['m²', 'm³', 'm'].map((text) => ({ text, label: `Inserir ${text}` }))
const types = [
  { value: 'both', text: 'Serviço e Produtos', isDisabled: true },
  { value: 'service', text: 'Apenas Serviço' },
  { value: 'products', text: 'Apenas Produtos', isDisabled: true },
]
const roles = [
  { value: 'cliente', title: 'Cliente', text: 'Quero contratar serviços ou comprar materiais.', icon: <House size={26} /> },
  { value: 'empresa', title: 'Empresa', text: 'Construtora, loja ou prestadora de serviços.', icon: <Building size={26} /> },
  { value: 'autonomo', title: 'Autônomo', text: 'Trabalho por conta própria.', icon: <HardHat size={26} /> },
]
const mask = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 11)
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/\.(\d{3})(\d)/, '.$1.$2')
    .replace(/\.(\d{3})(\d)/, '.$1-$2')
const parse = (text: string) => (/^[\d.]+(,\d{0,2})?$/.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null)
const format = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 2 })

export function GalleryFields() {
  const [text, setText] = useState('Reforma de banheiro')
  const [document, setDocument] = useState('52998224725')
  const [secret, setSecret] = useState('segredo')
  const [letter, setLetter] = useState('Bom dia, Marina. Trabalho com porcelanato há 12 anos. Posso começar na segunda.')
  const [money, setMoney] = useState<number | null>(4350)
  const [days, setDays] = useState<number | null>(9)
  const [state, setState] = useState<string | null>('Minas Gerais')
  const [city, setCity] = useState<string | null>('c9')
  const [role, setRole] = useState<string | null>('autonomo')
  const [type, setType] = useState<string | null>('service')
  const [query, setQuery] = useState('')
  const [isOn, setIsOn] = useState(true)
  const errors = [{ field: 'titulo', message: 'Escreva um título para o projeto.' }]
  return (
    <Columns least="wide" gap="xl">
      <Form aria-label="Exemplo" onSubmit={() => undefined} isSending={false}>
        <FormErrors title="Confira o campo abaixo" errors={errors} />
        <FormSection number={1} title="O quê" hint="Conte o que precisa, com medidas.">
          <TextField
            id="titulo"
            label="Título"
            value=""
            onChange={setText}
            error="Escreva um título para o projeto."
            isRequired
            placeholder="Ex.: Reforma de banheiro"
          />
          <TextArea
            label="Descrição"
            hint="Quanto mais detalhes, melhores as propostas."
            value={letter}
            onChange={setLetter}
            shortcuts={shortcuts}
            maxLength={5000}
            counter={(typed, most) => `${typed} de ${most.toLocaleString('pt-BR')}`}
          />
          <FieldRow>
            <MoneyField label="Orçamento" optional="(opcional)" value={money} onChange={setMoney} parse={parse} format={format} />
            <NumberField label="Prazo" unit="dias" value={days} onChange={setDays} isFigure />
          </FieldRow>
        </FormSection>
        <FormActions isSticky>
          <Button variant="quiet">Cancelar</Button>
          <Button variant="primary" type="submit">
            Publicar projeto
          </Button>
        </FormActions>
      </Form>
      <Stack gap="l">
        <SearchField label="Buscar projetos" placeholder="Serviço, bairro ou cidade" clearLabel="Limpar busca" value={query} onChange={setQuery} />
        <FieldRow>
          <Select label="Estado" placeholder="Escolha o estado" options={states} value={state} onChange={setState} />
          <ComboBox label="Cidade" options={cities} value={city} onChange={setCity} empty="Nenhuma cidade com esse nome." />
        </FieldRow>
        <MaskedField label="CPF" value={document} onChange={setDocument} mask={mask} inputMode="numeric" hint="Só você e a administração veem." />
        <TextField label="Email" type="email" value="joao@exemplo.com.br" onChange={setText} isReadOnly />
        <TextField label="Nome completo" value={text} onChange={setText} isDisabled />
        <PasswordField
          label="Senha"
          value={secret}
          onChange={setSecret}
          autoComplete="new-password"
          showLabel="Mostrar senha"
          hideLabel="Ocultar senha"
          hint="Pelo menos 6 caracteres; 10 é melhor."
        />
        <ChoiceChips label="Tipo de proposta" options={types} value={type} onChange={setType} />
        <RadioCards label="Tipo de conta" options={roles} value={role} onChange={setRole} />
        <Checkbox isSelected={isOn} onChange={setIsOn}>
          Lembrar de mim
        </Checkbox>
        <Switch isSelected={isOn} onChange={setIsOn} hint="Proposta recebida, proposta aceita, mensagem não lida.">
          Avisos por e-mail
        </Switch>
      </Stack>
    </Columns>
  )
}
