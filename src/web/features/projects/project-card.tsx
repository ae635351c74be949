import { Link } from '@tanstack/react-router'
import { Award, Clock, Download, MapPin, Star, Users, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ProjectCard as Project } from '#contract/projects/projects.ts'
import { describeCauses, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { isTopRated } from '#domain/projects/projects.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Pattern } from '#web/ui/display/pattern.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { OrganizationLine } from './organization-line.tsx'
import { SaveMark } from './save-button.tsx'
import { projectsCatalog } from './texts/projects-texts.ts'
import { browseCatalog } from './texts/browse-texts.ts'
import { writtenText } from '#web/lib/written-text.ts'
import { useTexts } from '#web/lib/texts.ts'
import { describeHours, describeOpenness, describePlace, statusVariants } from './project-display.ts'

const shownCauses = 2
const skillFilters = 3

/** A project in the grid (spec F2.10, F9); the whole card is a link. */
export function ProjectCard({ project }: { project: Project }) {
  const projectsTexts = useTexts(projectsCatalog)
  const browseTexts = useTexts(browseCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const texts = projectsTexts
  const titleId = useId()
  return (
    <Card
      as="article"
      interactive
      padding="none"
      aria-labelledby={titleId}
      className="flex h-full flex-col wrap-anywhere"
    >
      <div className="border-line relative h-20 shrink-0 border-b">
        <Pattern name={project.title} />
        <span className="absolute start-3 top-3 flex gap-1.5">
          <Badge variant={statusVariants[project.status]}>{texts.status[project.status]}</Badge>
          {isTopRated(parseRating(project.averageRating), project.totalReviews) && (
            <Badge variant="accent" icon={Award}>
              {texts.topRated}
            </Badge>
          )}
          {project.isImported && <Badge icon={Download}>{texts.imported}</Badge>}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <OrganizationLine
          saysUnverified
          id={project.organizationId}
          name={project.organizationName}
          logoUrl={project.organizationLogoUrl}
          verified={project.organizationVerified}
        />
        <h2 id={titleId} className="text-lg leading-snug">
          <Link
            to="/projects/$id"
            params={{ id: project.id }}
            {...writtenText(project.language)}
            className="text-ink focus-visible:after:outline-focus line-clamp-3 no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            {project.title}
          </Link>
        </h2>
        <p className="text-muted line-clamp-2 text-sm" {...writtenText(project.language)}>
          {project.description}
        </p>
        <LabelList
          name={browseTexts.filters.causes}
          labels={describeCauses(labels, project.causeAreas)}
          variant="outline"
          limit={shownCauses}
        />
        <LabelList
          name={browseTexts.filters.skills}
          labels={describeSkills(labels, project.requiredSkills)}
          variant="primary"
          limit={skillFilters}
        />
        <div className="text-muted mt-auto flex flex-wrap gap-x-4 gap-y-1.5 pt-1 text-sm">
          <Fact icon={Clock}>{describeHours(projectsTexts, project.timeCommitment)}</Fact>
          <Fact icon={MapPin}>{describePlace(projectsTexts, project)}</Fact>
          <Fact icon={Users}>{describeOpenness(projectsTexts, project)}</Fact>
          {project.averageRating !== null && (
            <Fact icon={Star}>
              <span aria-hidden>
                {texts.rating({ average: Number(project.averageRating), reviews: project.totalReviews })}
              </span>
              <VisuallyHidden>
                {texts.ratingSpoken({
                  average: Number(project.averageRating),
                  reviews: project.totalReviews,
                })}
              </VisuallyHidden>
            </Fact>
          )}
        </div>
        <Button asChild variant="secondary" wide className="relative z-10 mt-1">
          <Link to="/project/$id" params={{ id: project.id }} aria-describedby={titleId}>
            {texts.viewDetails}
          </Link>
        </Button>
      </div>
      {/* Last in the DOM, so screen readers read the project's name first. */}
      <SaveMark project={project} className="absolute end-3 top-2.5 z-10" />
    </Card>
  )
}

/** The API sends the average as a string with one decimal (decision A25). */
const parseRating = (average: string | null) => (average === null ? null : Number(average))

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex max-w-full items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{children}</span>
    </span>
  )
}
