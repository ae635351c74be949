import { OrganizationLink } from '#web/features/administration/cases/staff-link.tsx'
import { Link } from '@tanstack/react-router'
import type { ProjectCase } from '#contract/projects/cases.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import {
  listProjectCaseDecisions,
  type ProjectCaseDecision,
  type ProjectCaseState,
} from '#domain/projects/moderation.ts'
import {
  adminProjectsCatalog,
  type AdminProjectsTexts,
} from '#web/features/administration/texts/admin-projects-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ProjectContent } from './project-content.tsx'
import { ProjectReports, useFirstReason } from './project-reports.tsx'
import { CaseCard } from '#web/features/administration/cases/case-card.tsx'
import { DecisionButtons } from '#web/features/administration/cases/decision-buttons.tsx'

const variants: Record<ProjectCaseState, BadgeVariant> = {
  open: 'warn',
  held: 'warn',
  dismissed: 'success',
  removed: 'danger',
  restored: 'success',
  none: 'neutral',
}

/** One project with its reports and findings, its organization and its content. */
export function ProjectCaseCard({
  about,
  onDecide,
}: {
  about: ProjectCase
  onDecide: (decision: ProjectCaseDecision) => void
}) {
  const texts = useTexts(adminProjectsCatalog)
  const { projectStates, projectVisibilities } = useTexts(staffListsCatalog)
  const { project, organization, state, isOwnCase } = about
  return (
    <CaseCard
      title={
        project.visibility === 'published' ? (
          <Link {...paths.project(about.id)} className="link" {...writtenText(project.language)}>
            {project.title}
          </Link>
        ) : (
          <span {...writtenText(project.language)}>{project.title}</span>
        )
      }
      badge={<Badge variant={variants[state]}>{projectStates[state]}</Badge>}
      since={
        <>
          {sinceOf(texts, state)} <TimeStamp iso={about.at} inText asDuration={isWaiting(state)} />
        </>
      }
      summary={[organization.organizationName, useFirstReason(about)]}
    >
      <ProjectReports about={about} />
      <FactList
        paired
        facts={[
          {
            label: texts.facts.organization,
            value: (
              <>
                <OrganizationLink id={organization.id} name={organization.organizationName} />
                {' · '}
                {statusOf(texts, organization)}
              </>
            ),
          },
          { label: texts.facts.record, value: texts.record(organization) },
          { label: texts.facts.applications, value: texts.applications(project) },
          {
            label: texts.facts.visibility,
            value: (
              <>
                {projectVisibilities[project.visibility]}
                {project.isImported && ` · ${texts.imported}`}
              </>
            ),
          },
          { label: texts.facts.updated, value: <TimeStamp iso={project.updatedAt} /> },
        ]}
      />
      <Disclosure title={texts.content}>
        <ProjectContent project={project} />
      </Disclosure>
      <DecisionButtons
        decisions={listProjectCaseDecisions(state)}
        danger="remove"
        texts={texts.actions}
        refusal={isOwnCase ? texts.own : null}
        onDecide={onDecide}
      />
    </CaseCard>
  )
}

const isWaiting = (state: ProjectCaseState) => state === 'open' || state === 'held'

function sinceOf(texts: AdminProjectsTexts, state: ProjectCaseState): string {
  if (isWaiting(state)) return texts.waiting
  return state === 'none' ? texts.postedAt : texts.decidedAt
}

function statusOf(
  texts: AdminProjectsTexts,
  { isSuspended, isVerified }: ProjectCase['organization'],
): string {
  if (isSuspended) return texts.suspended
  return isVerified ? texts.verified : texts.notVerified
}
