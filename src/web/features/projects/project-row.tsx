import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useId } from 'react'
import type { ListedProject } from '#contract/projects/projects.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { describeHours, describeLastDay, describeOpenness, describePlace } from './project-display.ts'
import { MatchBadge, QueueNote, StaleNote, TitleLink, UnderReviewBadge } from './project-marks.tsx'
import { SaveMark } from './save-button.tsx'
import { projectsCatalog } from './texts/projects-texts.ts'

/** A project as one row of a list: title, organization and place, hours, spots and last day, match. */
export function ProjectRow({ project }: { project: ListedProject }) {
  const texts = useTexts(projectsCatalog)
  const language = useLanguage()
  const titleId = useId()
  const lastDay = describeLastDay(language, project)
  return (
    <article
      aria-labelledby={titleId}
      className="hover:bg-sunken relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 wrap-anywhere md:grid-cols-[minmax(0,1fr)_7.5rem_8.5rem_auto] xl:grid-cols-[minmax(0,1fr)_9.5rem_8.5rem_auto]"
    >
      <div className="min-w-0">
        <h2 id={titleId} className="font-sans text-base leading-snug font-semibold tracking-normal">
          <TitleLink project={project} className="md:line-clamp-1" />
        </h2>
        {/* One line, where there is room for it: a long name gives way to the place. */}
        <p className="text-muted flex flex-wrap items-center gap-x-2 text-sm md:flex-nowrap">
          <span className="min-w-0 md:flex">
            <span dir="auto" className="min-w-0 md:truncate">
              {project.organizationName}
            </span>
            <span dir="auto" className="md:max-w-40 md:shrink-0 md:truncate md:ps-1">
              {' · '}
              {describePlace(texts, project)}
            </span>
          </span>
          {project.isUnderReview && <UnderReviewBadge />}
          {!project.organizationVerified && <Badge size="xs">{texts.notVerified}</Badge>}
          {project.isImported && (
            <Badge size="xs" icon={Download}>
              {texts.imported}
            </Badge>
          )}
        </p>
        <QueueNote project={project} />
        <StaleNote project={project} />
      </div>
      <p className="text-muted col-start-1 row-start-2 flex flex-wrap gap-x-4 text-sm md:contents">
        <span>{describeHours(texts, project.timeCommitment)}</span>
        <span>
          {describeOpenness(texts, project)}
          {lastDay && <span className="block text-xs">{texts.lastDay({ day: lastDay })}</span>}
        </span>
      </p>
      <div className="relative z-10 row-span-2 row-start-1 flex items-center gap-2 md:col-start-4 md:row-span-1">
        <MatchBadge project={project} />
        <SaveMark project={project} />
        {/* Beside the filters or on a tablet, the title needs its room; the whole row is a link. */}
        <Button asChild variant="secondary" size="sm" className="max-xl:hidden">
          <Link to="/project/$id" params={{ id: project.id }} aria-describedby={titleId}>
            {texts.viewDetails}
          </Link>
        </Button>
      </div>
    </article>
  )
}
