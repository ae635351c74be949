import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListedProject } from '#contract/projects/projects.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Badge, type BadgeProps } from '#web/ui/display/badge.tsx'
import { matchVariantOf } from '#web/lib/format/match-color.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { projectLinkId } from './project-display.ts'
import { projectsCatalog } from './texts/projects-texts.ts'

/** Its area is the whole card or row around it. */
const titleLink =
  'focus-visible:after:outline-focus line-clamp-2 no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2'

/** The title of a listed project as the link of its card or row, in which it covers everything. */
export function TitleLink({ project, className }: { project: ListedProject; className: string }) {
  return (
    <Link
      id={projectLinkId(project.id)}
      to="/projects/$id"
      params={{ id: project.id }}
      {...writtenText(project.language)}
      className={joinClasses(project.isStale ? 'text-muted' : 'text-ink', titleLink, className)}
    >
      <TitleText text={project.title} />
    </Link>
  )
}

/** How well a listed project matches the reader; nothing if no one knows, or if it may not be needed anymore. */
export function MatchBadge({ project }: { project: ListedProject }) {
  const texts = useTexts(projectsCatalog)
  const { matchScore, isStale } = project
  if (typeof matchScore !== 'number' || isStale) return null
  return (
    <Badge size="xs" variant={matchVariantOf(matchScore)} className="tabular-nums">
      {texts.match({ score: matchScore })}
    </Badge>
  )
}

/** Says that staff have yet to look at a project. */
export function UnderReviewBadge({ size }: Pick<BadgeProps, 'size'>) {
  const { underReview } = useTexts(projectsCatalog)
  return (
    <Badge size={size} variant="warn">
      {underReview}
    </Badge>
  )
}

/** Says that too many wait for an answer. Not how many: for a volunteer whom its organization blocked it would be too few. */
export function QueueNote({ project }: { project: ListedProject }) {
  const texts = useTexts(projectsCatalog)
  const { applicationsClosedReason, organizationName: organization } = project
  if (applicationsClosedReason !== 'queue_paused') return null
  return <Note>{texts.queuePaused({ organization })}</Note>
}

/** Says of an old import that it may not be needed anymore. */
export function StaleNote({ project }: { project: Pick<ListedProject, 'isStale' | 'applicationDeadline'> }) {
  const texts = useTexts(projectsCatalog)
  const language = useLanguage()
  const { isStale, applicationDeadline } = project
  if (!isStale || !applicationDeadline) return null
  return <Note>{texts.staleDeadline({ day: formatDay(language, applicationDeadline) })}</Note>
}

function Note({ children }: { children: ReactNode }) {
  return <p className="bg-warn-soft text-warn rounded-md px-2.5 py-1.5 text-xs">{children}</p>
}
