import { Link } from '@tanstack/react-router'
import type { MatchBasis } from '#domain/matching/scoring/general.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'

type Matches = readonly { basis: MatchBasis }[]

const basisOf = (matches: Matches): MatchBasis => matches[0]?.basis ?? 'profile'

/** Whether these matches follow nothing of the profile. */
export const isGeneral = (matches: Matches): boolean => basisOf(matches) !== 'profile'

/** Why a list is general, and what makes it personal. Nothing for a list that follows the profile. */
export function GeneralNote({ matches }: { matches: Matches }) {
  const { general: texts } = useTexts(matchingCatalog)
  const basis = basisOf(matches)
  if (basis === 'profile') return null
  return (
    <div className="border-line bg-surface flex flex-wrap items-center justify-between gap-3 rounded-lg border p-4">
      <p className="max-w-prose">{texts[basis]}</p>
      <Button asChild variant="secondary">
        <Link {...paths.volunteerProfileSetup()}>{texts[`${basis}-action`]}</Link>
      </Button>
    </div>
  )
}
