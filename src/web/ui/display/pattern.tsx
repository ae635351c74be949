import { hueOf, makePattern, type PatternShape } from '#web/lib/format/patterns.ts'
import { joinClasses } from '#web/ui/class-names.ts'

const outlines: Record<PatternShape['kind'], string> = {
  square: 'M26 15H74A11 11 0 0 1 85 26V74A11 11 0 0 1 74 85H26A11 11 0 0 1 15 74V26A11 11 0 0 1 26 15Z',
  disc: 'M50 18A32 32 0 0 1 50 82A32 32 0 0 1 50 18Z',
  triangle: 'M0 0H100V100Z',
  quarter: 'M0 100A100 100 0 0 1 100 0V100Z',
  arch: 'M0 100V50A50 50 0 0 1 100 50V100Z',
}
const tones = { strong: 'fill-strong', mate: 'fill-mate' }

export type PatternProps = {
  /** The name that the picture represents; the same name gives the same picture. */
  name: string
  columns?: number
  rows?: number
  className?: string
}

/**
 * A decorative picture generated from a name, in one of the brand's hues. It fills its box and is cropped at the
 * edges.
 */
export function Pattern({ name, columns = 10, rows = 2, className }: PatternProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMidYMid slice"
      className={joinClasses(`hue-${hueOf(name)} block size-full`, className)}
    >
      <rect width="100%" height="100%" className="fill-ground" />
      {makePattern(name, columns, rows).map(({ kind, tone, turns, column, row }) => (
        <path
          key={`${column}-${row}`}
          d={outlines[kind]}
          className={tones[tone]}
          // Slightly larger than its cell, so that there is no seam between neighbors.
          transform={`translate(${column * 100 + 50} ${row * 100 + 50}) rotate(${turns * 90}) scale(1.01) translate(-50 -50)`}
        />
      ))}
    </svg>
  )
}
