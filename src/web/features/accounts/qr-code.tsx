import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** Modules of white that scanners need around the picture. */
const margin = 4

/** A text as a QR code, drawn here: nothing is asked of anybody. Black on white in every theme, as cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * margin
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="border-line size-52 rounded-md border"
    >
      <rect x={-margin} y={-margin} width={size} height={size} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  )
}
