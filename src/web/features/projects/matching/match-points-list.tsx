import { useId } from 'react'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import type { MatchWeights } from '#domain/matching/scoring/factors.ts'
import { matchesCatalog } from '#web/features/projects/texts/matches-texts.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { MatchNotes } from './match-reasons.tsx'
import { pointsOf } from './match-points.ts'
import { ReasonList } from './reason-list.tsx'

type MatchPointsProps = { match: ProjectMatch; weights: MatchWeights }

/** Why a project matches: the points of each factor, which add up to the score, and what is missing. */
export function MatchPoints({ match, weights }: MatchPointsProps) {
  const { detail } = useTexts(matchesCatalog)
  const { card, factors } = useTexts(matchingCatalog)
  const id = useId()
  return (
    <div className="grid content-start gap-1 text-sm">
      <h3 id={id} className="text-muted font-sans text-xs font-medium tracking-normal">
        {card.reasons}
      </h3>
      <ReasonList
        reasons={match.matchReasons}
        name={{ 'aria-labelledby': id }}
        className="*:border-line *:border-b"
      >
        {({ factor, description }) => {
          const { points, max } = pointsOf(match, factor, weights)
          return (
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_4.5rem_4rem]">
              <span className="font-semibold max-sm:col-start-1">{factors[factor]}</span>
              <span dir="auto" className="max-sm:col-start-1 max-sm:row-start-2">
                {description}
              </span>
              <Meter value={points} max={max} />
              <span className="text-end tabular-nums max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
                {detail.of({ points, max })}
              </span>
            </div>
          )
        }}
      </ReasonList>
      <p className="flex justify-between gap-4 py-1.5 font-semibold">
        <span>{detail.sum}</span>
        <span className="tabular-nums">{detail.of({ points: match.matchScore, max: 100 })}</span>
      </p>
      <MatchNotes gap={match.gap} change={match.change} eligibility={match.eligibility} />
    </div>
  )
}

/** How much of its maximum a factor has; the numbers beside it say the same. */
function Meter({ value, max }: { value: number; max: number }) {
  return (
    <svg
      aria-hidden
      className="bg-line text-primary block h-1 w-18 overflow-hidden rounded-full max-sm:hidden rtl:-scale-x-100"
    >
      <rect width={`${max > 0 ? (100 * value) / max : 0}%`} height="100%" rx={2} fill="currentColor" />
    </svg>
  )
}
