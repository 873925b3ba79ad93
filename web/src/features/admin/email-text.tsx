import { Fragment } from 'react'

/** Breaks before a dot or after the at sign. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?<=@)|(?=\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
