import { useState } from 'react'
import * as css from './avatar.css'

export type AvatarProps = {
  name: string
  /** Square for companies. */
  shape?: keyof typeof css.shapes
  src?: string | null
  size?: keyof typeof css.sizes
}

/** Initials are drawn here, also while a picture loads and when it fails. aria-hidden: the name is beside it. */
export function Avatar({ name, shape = 'round', src, size = 'm' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const tint = css.tints[sum(name) % css.tints.length]
  return (
    <span aria-hidden="true" className={[css.frame, css.shapes[shape], css.sizes[size], tint].join(' ')}>
      <span data-initials={initialsOf(name)} className={css.initials} />
      {src && src !== failed ? <img src={src} alt="" className={css.image} onError={() => setFailed(src)} /> : null}
    </span>
  )
}

/** 'João da Silva Batista' → 'JB', 'Rosa' → 'RO'. */
export function initialsOf(name: string) {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first = '', second = ''] = words[0] ?? ''
  const [last = second] = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (first + last).toLocaleUpperCase('pt-BR')
}

const sum = (text: string) => [...text].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
