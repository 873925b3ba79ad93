import ArrowUp from 'lucide-react/icons/arrow-up'
import { Button } from 'react-aria-components/Button'
import { button } from './scroll-top-button.css'

export const ScrollTopButton = ({ label }: { label: string }) => (
  <Button aria-label={label} className={button} onPress={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
    <ArrowUp size={22} />
  </Button>
)
