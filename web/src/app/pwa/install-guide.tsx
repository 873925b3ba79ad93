import Compass from 'lucide-react/icons/compass'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import { texts } from '#texts'
import addToHomeScreen from '../../ui/drawings/add-to-home-screen.svg?raw'
import { Drawing } from '../../ui/drawings/drawing'
import { Button } from '../../ui/forms/buttons/button'
import { Dialog } from '../../ui/overlays/dialog'
import * as css from './install-guide.css'
import { closeGuide } from './install-offer'

const words = texts.install

/** Steps for iPhone and iPad, which cannot install from inside another app. */
export function InstallGuide() {
  const isInside = isInsideApp(navigator.userAgent)
  const { title, intro, steps } = isInside ? words.insideApp : words
  const signs = isInside ? [Ellipsis, Compass, Download] : [Share, SquarePlus, Plus]
  return (
    <Dialog
      isOpen
      onClose={closeGuide}
      title={title}
      closeLabel={texts.actions.close}
      width="s"
      footer={<Button onPress={closeGuide}>{words.done}</Button>}
    >
      <p>{intro}</p>
      {isInside ? null : (
        <div className={css.drawing}>
          <Drawing svg={addToHomeScreen} />
        </div>
      )}
      <ol className={css.steps}>
        {steps.map((step, index) => {
          const Sign = signs[index] ?? Plus
          return (
            <li key={step.title} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <p className={css.title}>{step.title}</p>
                <p className={css.text}>{step.text}</p>
              </div>
              <span className={css.sign}>
                <Sign size={20} />
              </span>
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}

/** Apps that show links in a window of their own and still call it Safari. */
const namedApps = /\b(?:FBAN|FBAV|Instagram|Line|GSA|LinkedInApp|Snapchat|Pinterest|Twitter|TikTok|BytedanceWebview|MicroMessenger)\b/

/** Another app cannot install anything. A plain web view does not call itself Safari. */
export const isInsideApp = (userAgent: string): boolean => !userAgent.includes('Safari/') || namedApps.test(userAgent)
