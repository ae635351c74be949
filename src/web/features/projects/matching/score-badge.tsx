import { matchBandOf } from '#domain/matching/factors.ts'
import { dashboardsTexts } from '#web/i18n/en/dashboards.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'

/** Colour bands of a score: 80 and up, 60 and up, 40 and up, below 40 (features 2). */
export function variantOf(score: number): BadgeVariant {
  if (score >= 80) return 'success'
  if (score >= 60) return 'primary'
  return score >= 40 ? 'warn' : 'neutral'
}

/** The percent of a match in the colour of its band, with the word for the two best bands (A26). */
export function ScoreBadge({ score }: { score: number }) {
  const { bands, matchScore } = dashboardsTexts
  const band = matchBandOf(score)
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge size="md" variant={variantOf(score)} className="tabular-nums">
        {matchScore(score)}
      </Badge>
      {band && <span className="text-sm font-semibold">{bands[band]}</span>}
    </span>
  )
}
