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
      className="hover:bg-sunken relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 wrap-anywhere md:grid-cols-[minmax(0,1fr)_7.5rem_8.5rem_auto] md:gap-x-4 xl:grid-cols-[minmax(0,1fr)_9.5rem_8.5rem_auto]"
    >
      <div className="min-w-0">
        <h2 id={titleId} className="font-sans text-[0.9375rem] leading-5 font-semibold tracking-normal">
          <TitleLink project={project} className="md:line-clamp-1" />
        </h2>
        {/* One line: a long name gives way to the place. */}
        <p className="text-muted flex items-center gap-x-2 text-[0.8125rem] leading-5">
          <span className="flex min-w-0">
            <span dir="auto" className="min-w-0 truncate">
              {project.organizationName}
            </span>
            <span dir="auto" className="max-w-32 shrink-0 truncate ps-1 md:max-w-40">
              {' · '}
              {describePlace(texts, project)}
            </span>
          </span>
          {project.isUnderReview && <UnderReviewBadge size="xs" />}
          {!project.organizationVerified && (
            <Badge size="xs" className="shrink-0 max-lg:hidden">
              {texts.notVerified}
            </Badge>
          )}
          {project.isImported && (
            // Names need the room of the word.
            <span role="img" aria-label={texts.imported} title={texts.imported} className="shrink-0">
              <Download aria-hidden className="size-3.5" />
            </span>
          )}
        </p>
        <QueueNote project={project} />
        <StaleNote project={project} />
      </div>
      {/* On a phone, its own line below both columns. */}
      <p className="text-muted col-span-2 flex flex-wrap gap-x-2.5 text-xs leading-5 md:contents md:text-[0.8125rem]">
        <span>{describeHours(texts, project.timeCommitment)}</span>
        <span>
          {describeOpenness(texts, project)}
          {lastDay && (
            <span className="text-xs max-md:ms-1.5 md:block">{texts.lastDay({ day: lastDay })}</span>
          )}
          {/* Beside a name, there is room for it on wide screens only. */}
          {!project.organizationVerified && (
            <Badge size="xs" className="max-md:ms-2.5 lg:hidden">
              {texts.notVerified}
            </Badge>
          )}
        </span>
      </p>
      <div className="relative z-10 col-start-2 row-start-1 flex items-center gap-2 max-md:-me-2 max-md:-mt-1.5 max-md:flex-col-reverse max-md:items-end max-md:gap-0 max-md:self-start md:col-start-4">
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
