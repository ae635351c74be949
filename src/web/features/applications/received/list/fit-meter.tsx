import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'

type Band = { ink: string; bar: string }

/** Color bands of a score: 80 and up, 60 and up, 40 and up, below 40 (spec F2). */
export function fitBandOf(score: number): Band {
  if (score >= 80) return { ink: 'text-primary-ink', bar: 'fill-primary' }
  if (score >= 60) return { ink: 'text-info', bar: 'fill-info' }
  if (score >= 40) return { ink: 'text-warn', bar: 'fill-warn' }
  return { ink: 'text-muted', bar: 'fill-line-strong' }
}

/** How well an applicant fits: the number in the color of its band, and a meter where there is room. */
export function FitMeter({ score, isFaded }: { score: number; isFaded: boolean }) {
  const texts = useTexts(receivedCatalog)
  const band = fitBandOf(score)
  return (
    <span className="grid gap-1 text-end lg:text-start">
      <span
        className={joinClasses('text-sm leading-5 font-bold tabular-nums', isFaded ? 'text-muted' : band.ink)}
      >
        <span className="sr-only">{texts.row.fit({ score })}</span>
        <span aria-hidden>{texts.row.score({ score })}</span>
      </span>
      <svg
        aria-hidden
        className={joinClasses(
          'bg-line block h-1 w-11 overflow-hidden rounded-full max-lg:hidden rtl:-scale-x-100',
          isFaded && 'opacity-50',
        )}
      >
        <rect width={`${score}%`} height="100%" rx={2} className={band.bar} />
      </svg>
    </span>
  )
}
