import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { joinClasses } from '#web/ui/class-names.ts'

/** Modules of white that scanners need around the picture. */
const margin = 4

type QrCodeProps = {
  text: string
  label: string
  /** How large it is. */
  className?: string
}

/** A text as a QR code, drawn here: nothing is asked of anybody. Black on white in every theme, as cameras need it. */
export function QrCode({ text, label, className = 'size-52' }: QrCodeProps) {
  const code = generate(text)
  const size = code.size + 2 * margin
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={joinClasses('border-line shrink-0 rounded-md border', className)}
    >
      <rect x={-margin} y={-margin} width={size} height={size} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  )
}
