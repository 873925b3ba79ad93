import { MapLink } from '../../components/projects/map-link'
import * as css from './map-of-message.css'

/** Under an address that the owner has sent. Product 126. */
export const MapOfMessage = ({ address, isOwn }: { address: string; isOwn: boolean }) => (
  <div className={isOwn ? css.own : undefined}>
    <MapLink address={address} />
  </div>
)
