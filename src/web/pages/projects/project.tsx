import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { Project } from '#contract/projects/projects.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { ApplyPanel } from '#web/features/applications/apply-panel.tsx'
import { MessageLink } from '#web/features/messages/conversation/message-link.tsx'
import { ClaimNotice } from '#web/features/organizations/claim-notice.tsx'
import { useProject } from '#web/features/projects/api.ts'
import { ImpactSection } from '#web/features/projects/impact-section.tsx'
import { ManagePanel } from '#web/features/projects/manage/manage-panel.tsx'
import { VolunteerMatches } from '#web/features/projects/matching/volunteer-matches.tsx'
import { WhyItMatches } from '#web/features/projects/matching/why-it-matches.tsx'
import { MissingProject } from '#web/features/projects/missing-project.tsx'
import { OrganizationCard } from '#web/features/projects/organization-card.tsx'
import { ProjectHeader } from '#web/features/projects/project-header.tsx'
import { ProjectPageSkeleton } from '#web/features/projects/project-page-skeleton.tsx'
import { ProjectSections } from '#web/features/projects/project-sections.tsx'
import { ProjectSummary } from '#web/features/projects/project-summary.tsx'
import { PublicReviews } from '#web/features/reviews/public-reviews.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { publicReviewsCatalog } from '#web/features/reviews/texts/public-reviews-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/display/stat-card.tsx'

/** One project at /project/{id} and /projects/{id} (spec F2.11); ?apply=true opens the apply dialog. */
export function ProjectPage() {
  const projectsTexts = useTexts(projectsCatalog)
  const projectPageTexts = useTexts(projectPageCatalog)
  const { id = '' } = useParams({ strict: false })
  const { data: project, error, isFetching, refetch } = useProject(id)
  return (
    <div className="page-width pt-6 pb-10 sm:pb-16">
      <Link
        to="/browse-projects"
        className="text-muted hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {projectPageTexts.back}
      </Link>
      <div className="mt-2">
        {project && 'missing' in project ? (
          <MissingProject missing={project.missing} />
        ) : project ? (
          <FoundProject project={project} />
        ) : error ? (
          <ErrorState
            as="h1"
            title={projectsTexts.failedTitle}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <ProjectPageSkeleton />
        )}
      </div>
    </div>
  )
}

function FoundProject({ project }: { project: Project }) {
  const publicReviewsTexts = useTexts(publicReviewsCatalog)
  usePageHead({
    title: project.title,
    description: project.description,
    path: `/project/${project.id}`,
  })
  const { user } = useSession()
  const { apply = false } = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <div className="grid grid-cols-1 gap-8 wrap-anywhere md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <article className="grid grid-cols-1 content-start gap-8">
        <ProjectHeader project={project} />
        {project.organizationClaimable && !project.viewer?.isMember && (
          <ClaimNotice organization={{ id: project.organizationId, name: project.organizationName }} />
        )}
        {project.viewer?.isMember && <ManagePanel project={project} />}
        <ImpactSection project={project} />
        <ProjectSections project={project} />
        {project.acceptsApplications && <Fit project={project} isVolunteer={user?.isVolunteer ?? false} />}
        {project.totalReviews > 0 && (
          <Panel id="project-reviews" title={publicReviewsTexts.heading}>
            <PublicReviews
              target={{ of: 'project', id: project.id }}
              reviewedName={project.organizationName}
              first={3}
            />
          </Panel>
        )}
        <OrganizationCard
          project={project}
          contact={
            // An unclaimed organization has no one who reads messages.
            user?.isVolunteer &&
            !project.viewer?.isMember &&
            !project.organizationClaimable && (
              <MessageLink
                name={project.organizationName}
                about={{ organization: project.organizationId, project: project.id }}
              />
            )
          }
        />
      </article>
      <aside className="no-print max-md:sticky max-md:bottom-14 max-md:z-20 max-md:-mx-4 sm:max-md:-mx-6">
        <div className="md:sticky md:top-22">
          <ApplyPanel
            project={project}
            currentUserId={user?.id ?? null}
            mustVerifyEmail={user?.mustVerifyEmail ?? false}
            open={apply}
            onOpenChange={(open) =>
              void navigate({
                to: '.',
                search: open ? { apply: true } : {},
                // Going back from the project must not open the dialog again.
                replace: !open,
                resetScroll: false,
              })
            }
            summary={<ProjectSummary project={project} />}
          />
        </div>
      </aside>
    </div>
  )
}

/** How a project that takes applications matches the user, or which volunteers match it if the user is a member. */
function Fit({ project, isVolunteer }: { project: Project; isVolunteer: boolean }) {
  if (project.viewer?.isMember) {
    return (
      <VolunteerMatches
        projectId={project.id}
        contact={({ userId, name }) => (
          <MessageLink name={name} about={{ volunteer: userId, project: project.id }} />
        )}
      />
    )
  }
  return isVolunteer && <WhyItMatches projectId={project.id} />
}
