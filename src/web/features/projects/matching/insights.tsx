import { Link } from '@tanstack/react-router'
import { ChartNoAxesColumn } from 'lucide-react'
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { matchFactors } from '#domain/matching/scoring/factors.ts'
import { useTrendingSkills } from '#web/features/projects/discovery/api.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useInsights } from './api.ts'

/** How well the reader's matches fit, and which skills projects need (spec F2, /project-matching). */
export function Insights() {
  const { insights: texts } = useTexts(matchingCatalog)
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-5">
      <Panel id="match-insights" title={texts.heading}>
        <Compatibility />
      </Panel>
      <Panel id="trending-skills" title={texts.trending}>
        <Trending />
      </Panel>
    </div>
  )
}

function Compatibility() {
  const { insights: texts, factors } = useTexts(matchingCatalog)
  const { data, isError, isFetching, refetch } = useInsights()
  if (!data) {
    if (isError) {
      return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return (
      <LoadingRegion>
        <Skeleton className="h-96 rounded-lg" />
      </LoadingRegion>
    )
  }
  if (data.overallScore === null) {
    return <EmptyState as="h3" icon={ChartNoAxesColumn} title={texts.none} text={texts.noneText} />
  }
  return (
    <Card padding="lg" className="grid gap-6">
      <div>
        <h3 className="text-muted font-sans text-sm font-normal tracking-normal">{texts.overall}</h3>
        <p className="font-heading mt-1 text-5xl font-bold tabular-nums">
          {texts.percent({ percent: data.overallScore })}
        </p>
        <p className="text-muted mt-2 text-sm">{texts.overallText({ matches: data.matches })}</p>
      </div>
      <div className="border-line border-t pt-5">
        <h3 id="breakdown" className="text-base">
          {texts.breakdown}
        </h3>
        <p className="text-muted mt-1 text-sm">{texts.breakdownText}</p>
        <ul aria-labelledby="breakdown" className="mt-4 grid gap-4">
          {matchFactors.map((factor) => (
            <li key={factor}>
              <p aria-hidden className="mb-1.5 flex justify-between text-sm font-medium">
                {factors[factor]}
                <span className="tabular-nums">
                  {texts.percent({ percent: data.breakdown[factor] ?? 0 })}
                </span>
              </p>
              <ProgressBar
                label={factors[factor]}
                value={data.breakdown[factor] ?? 0}
                max={100}
                text={texts.percent({ percent: data.breakdown[factor] ?? 0 })}
                isTextHidden
              />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Trending() {
  const labels = useTexts(skillsAndCausesCatalog)
  const { insights: texts } = useTexts(matchingCatalog)
  const { skills, isError, isFetching, refetch } = useTrendingSkills()
  if (!skills) {
    if (isError) {
      return (
        <ErrorState
          as="h3"
          title={texts.trendingFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )
    }
    return (
      <LoadingRegion>
        <Skeleton className="h-96 rounded-lg" />
      </LoadingRegion>
    )
  }
  if (skills.length === 0) return <p className="text-muted">{texts.noTrending}</p>
  return (
    <>
      <ol
        aria-labelledby="trending-skills"
        className="border-line bg-surface shadow-card divide-line divide-y overflow-hidden rounded-lg border"
      >
        {skills.map((skill, index) => (
          <li
            key={skill}
            className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 wrap-anywhere"
          >
            <span aria-hidden className="text-muted w-6 shrink-0 font-semibold tabular-nums">
              {index + 1}
            </span>
            <Link {...paths.browse({ skills: [skill] })} className="link min-w-0 flex-1 py-2">
              {describeSkill(labels, skill)}
            </Link>
            <Badge variant="accent">{texts.demand}</Badge>
          </li>
        ))}
      </ol>
      <p className="text-muted mt-3 text-sm">{texts.trendingText}</p>
    </>
  )
}
