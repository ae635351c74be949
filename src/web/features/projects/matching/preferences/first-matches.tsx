import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MatchWeights } from '#domain/matching/scoring/factors.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { matchVariantOf } from '#web/lib/format/match-color.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { useMatches } from '#web/features/projects/matching/api.ts'
import { rescoreMatches } from './rescore.ts'

const shown = 6

type FirstMatchesProps = {
  query: ReturnType<typeof useMatches>
  order: MatchOrder
  previewWeights: MatchWeights | null
}

/** The first matches beside the sliders; they update as soon as a weight changes. */
export function FirstMatches({ query, order, previewWeights }: FirstMatchesProps) {
  const dashboardsTexts = useTexts(dashboardsCatalog)
  const { preferences: texts } = useTexts(matchingCatalog)
  const { data } = query
  if (query.isError && !data) return null
  const before = (data ?? []).map(({ id }) => id)
  const now = rescoreMatches(data ?? [], previewWeights, order)
  const [first] = now
  return (
    <Panel id="first-matches" title={texts.first}>
      <p className="text-muted mb-3 text-sm">{texts.firstText}</p>
      {!data ? (
        <Skeleton className="h-96 rounded-lg" />
      ) : now.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ol
          aria-labelledby="first-matches"
          className="border-line bg-surface shadow-card divide-line divide-y overflow-hidden rounded-lg border"
        >
          {now.slice(0, shown).map(({ id, title, matchScore }, index) => (
            <li key={id} className="flex min-h-15 items-center gap-3 px-4 py-2 wrap-anywhere">
              <span className="min-w-0 flex-1">
                <Link
                  {...paths.matchedProject(id)}
                  className="text-ink line-clamp-2 py-1 font-medium decoration-1 underline-offset-4 hover:underline"
                  dir="auto"
                >
                  <TitleText text={title} />
                </Link>
              </span>
              <Move places={previewWeights ? before.indexOf(id) - index : 0} />
              <Badge size="md" variant={matchVariantOf(matchScore)} className="shrink-0 tabular-nums">
                {dashboardsTexts.matchScore({ score: matchScore })}
              </Badge>
            </li>
          ))}
        </ol>
      )}
      <LiveRegion
        text={previewWeights && first ? texts.announced({ title: first.title, score: first.matchScore }) : ''}
      />
    </Panel>
  )
}

/** How many ranks the previewed weights move a match up or down. */
function Move({ places }: { places: number }) {
  const { preferences: texts } = useTexts(matchingCatalog)
  if (places === 0) return null
  const Icon = places > 0 ? ArrowUp : ArrowDown
  return (
    <span className="text-muted inline-flex shrink-0 items-center gap-0.5 text-sm tabular-nums">
      <Icon aria-hidden className="size-4" />
      <span aria-hidden>{Math.abs(places)}</span>
      <VisuallyHidden>
        {places > 0 ? texts.moved({ places }) : texts.movedDown({ places: -places })}
      </VisuallyHidden>
    </span>
  )
}
