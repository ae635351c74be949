import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { FeaturedOrganization } from '#contract/rankings/top-organizations.ts'
import { formatMonth } from '#web/lib/format/format-month.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Pattern } from '#web/ui/display/pattern.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { useFeaturedOrganization } from './api.ts'
import { StatRow } from './stat-row.tsx'
import { topOrganizationsCatalog } from './texts/top-organizations-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { RatingLine } from './rating-line.tsx'

const nameId = 'featured-organization-name'

/**
 * The organization of the month; nothing if there is none or it fails to load, because the list is enough without it.
 */
export function FeaturedCard() {
  const { data, isPending } = useFeaturedOrganization()
  if (isPending) return <FeaturedSkeleton />
  return data ? <Featured organization={data} /> : null
}

function Featured({ organization }: { organization: FeaturedOrganization }) {
  const language = useLanguage()
  const { featured: texts, card } = useTexts(topOrganizationsCatalog)
  const { id, name, stats, missionStatement } = organization
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="featured-organization"
      className="grid overflow-hidden md:grid-cols-[minmax(0,1fr)_14rem] lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid gap-5 p-5 sm:p-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="featured-organization" className="text-accent-ink flex items-center gap-2 text-lg">
            <Trophy aria-hidden className="size-5 shrink-0" />
            {texts.heading}
          </h2>
          <p className="text-muted text-sm">
            {texts.of({ month: formatMonth(language, organization.month) })}
          </p>
        </div>
        <div className="flex items-start gap-4">
          <Avatar name={name} imageUrl={organization.logoUrl} size="lg" eager />
          <div className="grid min-w-0 gap-2">
            <h3 id={nameId} className="text-2xl wrap-anywhere" dir="auto">
              {name}
            </h3>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <RatingLine {...stats} />
              <Badge variant="accent">{texts.topPerformer}</Badge>
            </div>
          </div>
        </div>
        <p className={joinClasses('wrap-anywhere', missionStatement ? 'measure text-lg' : 'text-muted')}>
          {missionStatement ?? organization.description ?? card.noText}
        </p>
        <div className="max-w-md">
          <StatRow
            stats={[
              [texts.peopleImpacted, stats.impactMetrics.peopleHelped],
              [texts.projects, stats.projectsCompleted],
              [texts.volunteers, stats.volunteersWorkedWith],
            ]}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link {...paths.organization(id)} aria-describedby={nameId}>
              {texts.learnMore}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link {...paths.projectsOf(id)} aria-describedby={nameId}>
              {texts.viewProjects}
            </Link>
          </Button>
        </div>
      </div>
      <div className="border-line relative max-md:hidden md:border-s">
        <div className="absolute inset-0">
          <Pattern name={name} columns={4} rows={5} />
        </div>
      </div>
    </Card>
  )
}

function FeaturedSkeleton() {
  return (
    <Card padding="lg" className="grid gap-5">
      <Skeleton className="h-6 w-64" />
      <div className="flex items-center gap-4">
        <Skeleton className="size-14" />
        <Skeleton className="h-7 w-1/2" />
      </div>
      <SkeletonText lines={2} />
      <Skeleton className="h-11 w-64 rounded-md" />
    </Card>
  )
}
