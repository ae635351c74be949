import { Link } from '@tanstack/react-router'
import { CircleMinus, CircleX } from 'lucide-react'
import { useId, useState } from 'react'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { matchBandOf } from '#domain/matching/scoring/factors.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { formatPercent } from '#web/lib/format/format-number.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useProjectMatch } from './api.ts'
import { isInFavor } from './match-points.ts'
import { MatchReasons } from './match-reasons.tsx'
import { ReasonMark } from './reason-mark.tsx'
import { ringColorOf } from '#web/lib/format/match-color.ts'

/** Reasons shown before "How it adds up". */
const shownReasons = 3

/** How well a project matches its reader and why; nothing without a volunteer profile. */
export function WhyItMatches({ projectId }: { projectId: string }) {
  const { data: match, isPending } = useProjectMatch(projectId)
  if (isPending) {
    // As tall as most matches, so that Apply Now stays where it is.
    return (
      <LoadingRegion className="grid min-h-52 content-start gap-4">
        <Skeleton className="size-16 rounded-full" />
        <SkeletonText lines={3} />
      </LoadingRegion>
    )
  }
  return match && <Found match={match} />
}

function Found({ match }: { match: ProjectMatch }) {
  const { why: texts, card } = useTexts(matchingCatalog)
  const { bands, matchScore } = useTexts(dashboardsCatalog)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const band = matchBandOf(match.matchScore)
  return (
    <section aria-label={texts.heading} className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-4">
        <ScoreRing
          percent={match.matchScore}
          label={formatPercent(language, match.matchScore)}
          className={ringColorOf(match.matchScore)}
        />
        <div>
          <h2 className="text-lg">{band ? bands[band] : texts.heading}</h2>
          <VisuallyHidden>{matchScore({ score: match.matchScore })}</VisuallyHidden>
          <Link {...paths.matching()} className="link text-sm">
            {texts.more}
          </Link>
        </div>
      </div>
      <div id={id}>
        {isOpen ? <MatchReasons {...match} label={card.reasons} /> : <Summary match={match} />}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="link target-44 cursor-pointer justify-self-start text-sm"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.hide : texts.show}
      </button>
    </section>
  )
}

/** What speaks for it most, what is missing, and what rules the reader out. */
function Summary({ match }: { match: ProjectMatch }) {
  const { card } = useTexts(matchingCatalog)
  const reasons = match.matchReasons.slice(0, shownReasons)
  const unmet = match.eligibility.filter(({ standing }) => standing === 'unmet')
  return (
    <ul
      aria-label={card.reasons}
      className="grid gap-2 text-sm *:grid *:grid-cols-[1.25rem_minmax(0,1fr)] *:gap-x-2.5"
    >
      {unmet.map(({ kind, description }) => (
        <li key={kind} className="font-semibold">
          <CircleX aria-hidden className="text-danger size-5" />
          {description}
        </li>
      ))}
      {reasons.map(({ factor, description }) => (
        <li key={factor}>
          <ReasonMark isInFavor={isInFavor(match, factor)} className="size-5" />
          {description}
        </li>
      ))}
      {match.gap && (
        <li className="text-muted">
          <CircleMinus aria-hidden className="size-5" />
          {match.gap.description}
        </li>
      )}
    </ul>
  )
}
