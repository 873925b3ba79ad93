import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { Dialog } from '../../../ui/overlays/dialog'
import * as css from './crop-dialog.css'
import { type Crop, inside, middle, squareOf } from './square-picture'

const words = texts.settings.avatar.crop

const MOST_ZOOM = 4
const KEY_STEP = 0.04
const steps: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

type Props = { picture: ImageBitmap; title: string; shape: keyof typeof css.holes; onClose: () => void; onConfirm: (crop: Crop) => void }

export function CropDialog({ picture, title, shape, onClose, onConfirm }: Props) {
  const [crop, setCrop] = useState(middle)
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  const { left, top, side } = squareOf(picture, crop)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, css.DRAWN, css.DRAWN)
    context.drawImage(picture, left, top, side, side, 0, 0, css.DRAWN, css.DRAWN)
  }, [picture, left, top, side])

  /** In sides of the square. */
  const move = (right: number, down: number) =>
    setCrop((current) => {
      const part = squareOf(picture, current).side
      return inside(picture, { ...current, x: current.x + (right * part) / picture.width, y: current.y + (down * part) / picture.height })
    })

  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY }
  }
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!held.current) return
    const width = currentTarget.clientWidth
    move((held.current.x - clientX) / width, (held.current.y - clientY) / width)
    held.current = { x: clientX, y: clientY }
  }
  const letGo = () => {
    held.current = null
  }
  const pressKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(step[0] * KEY_STEP, step[1] * KEY_STEP)
  }

  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button variant="primary" onPress={() => onConfirm(crop)}>
        {words.confirm}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={texts.actions.close} footer={footer} width="s">
      <Text tone="soft">{words.text}</Text>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no element for it */}
      <div
        role="group"
        aria-label={words.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys
        tabIndex={0}
        className={css.frame}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={pressKey}
      >
        <canvas ref={canvas} width={css.DRAWN} height={css.DRAWN} className={css.canvas} />
        <span className={css.holes[shape]} />
      </div>
      <label className={css.zoom}>
        {words.zoom}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => setCrop((current) => inside(picture, { ...current, zoom: Number(target.value) }))}
          className={css.slider}
        />
      </label>
    </Dialog>
  )
}
