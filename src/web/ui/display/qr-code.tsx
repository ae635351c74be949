import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { joinClasses } from '#web/ui/class-names.ts'

/** The quiet zone that scanners need around the code, in modules. */
const margin = 4

type QrCodeProps = {
  text: string
  label: string
  /** The code's size. */
  className?: string
}

/** A text as a QR code, rendered locally without any service. Black on white in every theme, as cameras need it. */
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
