import { matchBandOf } from '#domain/matching/scoring/factors.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { matchVariantOf } from '#web/lib/format/match-color.ts'

/** A match's percentage in the color of its band, with a label for the two best bands (decision A26). */
export function ScoreBadge({ score }: { score: number }) {
  const { bands, matchScore } = useTexts(dashboardsCatalog)
  const band = matchBandOf(score)
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge size="md" variant={matchVariantOf(score)} className="tabular-nums">
        {matchScore({ score })}
      </Badge>
      {band && <span className="text-sm font-semibold">{bands[band]}</span>}
    </span>
  )
}
