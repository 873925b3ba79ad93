import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from '../forms/buttons/button'
import { EmptyState } from './empty-state'

type Props = {
  title: string
  text?: ReactNode
  drawing?: string | null
  level?: 1 | 2 | 3
  retryText: string
  onRetry: () => void
  isRetrying?: boolean
}

export function ErrorState({ retryText, onRetry, isRetrying, ...rest }: Props) {
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        action={
          <Button icon={<RotateCw size={18} />} onPress={onRetry} isPending={isRetrying} pendingLabel={retryText}>
            {retryText}
          </Button>
        }
      />
    </div>
  )
}
