import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { documentCharacters } from '#domain/values/document-number'
import { errorText, texts } from '#texts'
import { fetchCnpj } from '../../../data/remote/fetch-cnpj'
import { loadCities } from '../../../data/remote/places'
import { useSession } from '../../../data/store/account-store-context'
import { lostWay } from '../../../http/failure'
import { Text } from '../../../ui/content/text/text'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { Cluster } from '../../../ui/layout/stack'
import type { ProfileDraft, ProfileValues } from './profile-draft'

const words = texts.settings.cnpjLookup

type Props = { values: ProfileValues; onFound: (fields: ProfileDraft) => void }

export function CnpjLookup({ values, onFound }: Props) {
  const { isPending, ask } = useCnpjLookup(values, onFound)
  return (
    <Cluster>
      <Button isCompact icon={<Search size={18} />} onPress={ask} isPending={isPending} pendingLabel={words.busy}>
        {isPending ? words.busy : words.action}
      </Button>
      <Text size="s" tone="soft">
        {words.hint}
      </Text>
    </Cluster>
  )
}

const LENGTH = 14

/** A form that was left gets nothing. Product 73 and 78. */
export function useCnpjLookup(values: ProfileValues, onFound: (fields: ProfileDraft) => void) {
  const { session } = useSession()
  const [isPending, setIsPending] = useState(false)
  // Values typed during the look-up stay.
  const newest = useRef(values)
  newest.current = values
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  const ask = async () => {
    const cnpj = documentCharacters(values.document_number, 'CNPJ')
    if (cnpj.length !== LENGTH) {
      showToast({ ...words.wrongLength, tone: 'bad' })
      return
    }
    setIsPending(true)
    try {
      const answer = await fetchCnpj(session?.token ?? '', cnpj)
      if (isLeft.current) return
      if (answer.ok) {
        const [{ fieldsFrom }, citiesOf] = await Promise.all([import('./company-fields'), loadCities()])
        if (isLeft.current) return
        onFound(fieldsFrom(answer.value, newest.current, citiesOf))
        showToast({ ...words.done, tone: 'ok' })
      } else showToast({ ...words.failed(reasonOf(answer.code)), tone: 'bad' })
    } catch (error) {
      console.info('A part of the CNPJ look-up did not load.', error)
      showToast({ ...words.failed(errorText(lostWay())), tone: 'bad' })
    } finally {
      setIsPending(false)
    }
  }

  return { isPending, ask: () => void ask() }
}

/** Unknown codes get the sentence of rule 73. */
const reasonOf = (code: string): string => (errorText(code) === texts.errors.routes.unknown ? words.failedReason : errorText(code))
