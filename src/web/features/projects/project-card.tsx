import { Link } from '@tanstack/react-router'
import {
  Award,
  CircleCheck,
  Clock,
  Download,
  Globe,
  MapPin,
  Star,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ListedProject } from '#contract/projects/projects.ts'
import { describeCauses, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { isTopRated } from '#domain/projects/projects.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { OrganizationLine } from './organization-line.tsx'
import { SaveMark } from './save-button.tsx'
import { projectsCatalog } from './texts/projects-texts.ts'
import { browseCatalog } from './texts/browse-texts.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import {
  describeHours,
  describeLastDay,
  describeOpenness,
  describePlace,
  hasAnswered,
  statusVariants,
} from './project-display.ts'
import { MatchBadge, QueueNote, StaleNote, TitleLink, UnderReviewBadge } from './project-marks.tsx'

/** Spec F9. */
const shown = { skills: 3, causes: 2 }

/** A project in the grid (spec F2.10, F9); the whole card is a link. */
export function ProjectCard({ project }: { project: ListedProject }) {
  const texts = useTexts(projectsCatalog)
  const { projectStatuses } = useTexts(optionsCatalog)
  const { filters } = useTexts(browseCatalog)
  const { more } = useTexts(uiCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  const titleId = useId()
  const causes = describeCauses(labels, project.causeAreas)
  const left = causes.length - shown.causes
  const spots = describeOpenness(texts, project)
  const lastDay = describeLastDay(language, project)
  return (
    <Card
      as="article"
      interactive
      padding="none"
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-2 p-4 pb-3 wrap-anywhere"
    >
      <div className="pe-8">
        <OrganizationLine
          id={project.organizationId}
          name={project.organizationName}
          logoUrl={project.organizationLogoUrl}
          verified={project.organizationVerified}
          isCompact
        />
      </div>
      <h2 id={titleId} className="text-lg leading-5.5 text-balance">
        <TitleLink project={project} className="after:rounded-lg" />
      </h2>
      <div className="flex flex-wrap gap-1">
        <Badge size="xs" variant={statusVariants[project.status]}>
          {projectStatuses[project.status]}
        </Badge>
        <MatchBadge project={project} />
        {isTopRated(parseRating(project.averageRating), project.totalReviews) && (
          <Badge size="xs" variant="accent" icon={Award}>
            {texts.topRated}
          </Badge>
        )}
        {project.isImported && (
          <Badge size="xs" icon={Download}>
            {texts.imported}
          </Badge>
        )}
        {project.isUnderReview && <UnderReviewBadge size="xs" />}
        {!project.organizationVerified && <Badge size="xs">{texts.notVerified}</Badge>}
        {project.averageRating !== null && (
          <span className="text-muted flex items-center gap-1 ps-1 text-xs">
            <Star aria-hidden className="size-3.5" />
            <span aria-hidden>
              {texts.rating({ average: Number(project.averageRating), reviews: project.totalReviews })}
            </span>
            <VisuallyHidden>
              {texts.ratingSpoken({ average: Number(project.averageRating), reviews: project.totalReviews })}
            </VisuallyHidden>
          </span>
        )}
      </div>
      <div className="text-muted grid grid-cols-1 text-sm">
        <Fact icon={Clock}>{describeHours(texts, project.timeCommitment)}</Fact>
        <Fact icon={project.isRemote ? Globe : MapPin}>{describePlace(texts, project)}</Fact>
        {/* The badge may say already why it is closed. */}
        {project.applicationsClosedReason !== project.status && (
          <Fact icon={Users}>{lastDay ? texts.spotsUntil({ spots, day: lastDay }) : spots}</Fact>
        )}
        {hasAnswered(project.organizationResponse) && (
          <Fact icon={CircleCheck}>{project.organizationResponse.description}</Fact>
        )}
      </div>
      <QueueNote project={project} />
      <StaleNote project={project} />
      <LabelList
        name={filters.skills}
        labels={describeSkills(labels, project.requiredSkills)}
        variant="primary"
        limit={shown.skills}
        size="xs"
      />
      <div className="mt-auto flex items-center justify-between gap-2">
        {causes.length > 0 && (
          <p className="text-muted line-clamp-2 min-w-0 flex-1 text-xs">
            <VisuallyHidden>{filters.causes}: </VisuallyHidden>
            {formatList(language, [...causes.slice(0, shown.causes), left > 0 && more({ count: left })])}
          </p>
        )}
        <Button asChild variant="secondary" size="sm" className="relative z-10 ms-auto">
          <Link to="/project/$id" params={{ id: project.id }} aria-describedby={titleId}>
            {texts.viewDetails}
          </Link>
        </Button>
      </div>
      {/* Last in the DOM, so screen readers read the project's name first. */}
      <SaveMark project={project} className="absolute end-2.5 top-3 z-10" />
    </Card>
  )
}

/** The API sends the average as a string with one decimal (decision A25). */
const parseRating = (average: string | null) => (average === null ? null : Number(average))

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex max-w-full items-start gap-1.5 leading-5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span dir="auto" className="min-w-0">
        {children}
      </span>
    </span>
  )
}
