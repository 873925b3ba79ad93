import MapPin from 'lucide-react/icons/map-pin'
import { texts } from '#texts'
import { TextLink } from '../../ui/content/text/text-link'

const words = texts.afterAcceptance.address

/**
 * Opens the maps app of the phone, else the browser, without a key; nothing is asked before the press. `geo:` opens nothing on iOS and desktops.
 * Source: https://developers.google.com/maps/documentation/urls/get-started
 */
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replaceAll(' · ', ', '))}`

/** `address` as people read it: 'Rua das Flores, 120 · Campinas, SP'. Product 126. */
export const MapLink = ({ address }: { address: string }) => (
  <TextLink href={mapAddress(address)} isForeign target="_blank" isAlone aria-label={words.mapOf(address)}>
    <MapPin size={16} />
    {words.map}
  </TextLink>
)
