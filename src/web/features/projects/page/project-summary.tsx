import { Link } from '@tanstack/react-router'
import type { Project } from '#contract/projects/projects.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { describeAnswers } from '#contract/i18n/responses.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { organizationPageCatalog } from '#web/features/organizations/texts/organization-page-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useReminderText } from '#web/lib/format/reminder-text.ts'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { projectPageCatalog, type ProjectPageTexts } from '#web/features/projects/texts/project-page-texts.ts'
import { StaleNote } from '#web/features/projects/project-marks.tsx'
import { describeDeadline, describeSpots, statusVariants } from '#web/features/projects/project-display.ts'

/** Whether one can apply at all: open or why not, and the spots. */
export function ProjectAvailability({ project }: { project: Project }) {
  const texts = useTexts(projectsCatalog)
  const page = useTexts(projectPageCatalog)
  const { applicationsClosedReason: reason, placesLeft, maxVolunteers } = project
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <Badge variant={describeVariant(reason)}>
          {reason ? texts.closed[reason] : texts.takesApplications}
        </Badge>
        {(!reason || reason === 'queue_paused') && (
          <span className="text-sm font-semibold tabular-nums">
            {placesLeft === null || maxVolunteers === null
              ? describeSpots(texts, placesLeft)
              : page.spots.ofTotal({ left: placesLeft, total: maxVolunteers })}
          </span>
        )}
      </p>
      {project.acceptsApplications && <StaleNote project={project} />}
      {project.cancelReason && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">
          <span className="text-muted block text-xs">{page.cancelReason}</span>
          <span dir="auto">{project.cancelReason}</span>
        </p>
      )}
    </>
  )
}

function describeVariant(reason: Project['applicationsClosedReason']): BadgeVariant {
  if (reason === 'completed' || reason === 'canceled') return statusVariants[reason]
  return reason ? 'warn' : 'primary'
}

/** When applications close, how soon the organization answers, and what follows. */
export function ProjectTerms({ project }: { project: Project }) {
  const organizationPage = useTexts(organizationPageCatalog)
  const responses = useTexts(responsesCatalog)
  const language = useLanguage()
  const page = useTexts(projectPageCatalog)
  const facts: (readonly [name: string, value: string, note: string | null])[] = [
    [
      page.deadline,
      describeDeadline(page, language, project),
      project.applicationDeadline && project.deadlineEnforced
        ? page.openUntil({ zone: formatZone(project.timeZone) })
        : null,
    ],
    [
      organizationPage.facts.answers,
      describeAnswers(responses, project.organizationResponse) ?? responses.none,
      null,
    ],
    ...(project.acceptsApplications
      ? [[page.waiting, page.waitingCount({ count: project.waitingCount }), null] as const]
      : []),
  ]
  const next = nextStepText(page, project)
  return (
    <>
      <dl className="grid grid-cols-2 gap-4">
        {facts.map(([name, value, note]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="mt-0.5 text-sm font-semibold">
              {value}
              {note && <span className="text-muted block text-xs font-normal">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {next && (
        <p className="text-muted text-sm">
          {next({ organization: project.organizationName })}{' '}
          {!project.organizationClaimable && <ReminderNote />}
        </p>
      )}
    </>
  )
}

/** When we remind the organization, as this site is set, and where the rules are. */
function ReminderNote() {
  const page = useTexts(projectPageCatalog)
  const reminders = useReminderText(page.reminders)
  return (
    reminders && (
      <>
        {reminders}{' '}
        <Link {...paths.help('schedule')} className="link">
          {page.remindersMore}
        </Link>
      </>
    )
  )
}

/** What happens after applying, for people who can apply or wait for an answer. */
function nextStepText(
  page: ProjectPageTexts,
  { viewer, acceptsApplications, applicationsClosedReason, organizationClaimable }: Project,
) {
  // Perhaps no one can decide now: a project is also paused while its only member's account is being deleted.
  const isPaused = applicationsClosedReason === 'paused'
  if (viewer?.application?.status === 'pending') {
    if (organizationClaimable) return page.whileUnclaimed
    return isPaused ? page.whilePaused : page.whileWaiting
  }
  const canApply = acceptsApplications && !viewer?.isMember && !viewer?.hasBlocked
  if (!canApply || viewer?.application) return null
  return organizationClaimable ? page.whileUnclaimed : page.afterApplying
}
