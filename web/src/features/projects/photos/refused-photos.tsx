import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { links } from '#links'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text/text'
import { TextLink } from '../../../ui/content/text/text-link'

/** Pendências tells of them. */
export const RefusedPhotos = ({ count }: { count: number }) =>
  count > 0 ? (
    <Text size="s" tone="bad" icon={<TriangleAlert size={16} />}>
      {texts.projects.page.photosRefused(count)} <TextLink href={links.outbox()}>{texts.sync.seeOutbox}</TextLink>
    </Text>
  ) : null
