import { unbroken } from '../../../styles/text.css'

const amount = /(R\$\u00a0[\d.]+,\d\d)/

/** Keeps every amount on one line. One element, so that what lays out its children takes the sentence as one of them. Product 56. */
export const Money = ({ children }: { children: string }) => (
  <span>
    {children.split(amount).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
        <span key={index} className={unbroken}>
          {part}
        </span>
      ),
    )}
  </span>
)
