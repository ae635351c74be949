import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import type { Project } from '#contract/projects/projects.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { ApplyPanel } from '#web/features/applications/applying/apply-panel.tsx'
import { OrganizationContact } from '#web/features/messages/conversation/organization-contact.tsx'
import { ClaimNotice } from '#web/features/organizations/claim-notice.tsx'
import { OtherOrganizationNotice } from '#web/features/organizations/other-organization-notice.tsx'
import { Alternatives } from '#web/features/projects/page/alternatives.tsx'
import { useProject } from '#web/features/projects/project-api.ts'
import { CalendarLink } from '#web/features/projects/page/calendar-link.tsx'
import { ImpactSection } from '#web/features/projects/page/impact-section.tsx'
import { ManagePanel } from '#web/features/projects/manage/manage-panel.tsx'
import { VolunteerMatches, VolunteersLoading } from '#web/features/projects/matching/volunteer-matches.tsx'
import { WhyItMatches } from '#web/features/projects/matching/why-it-matches.tsx'
import { MissingProject } from '#web/features/projects/page/missing-project.tsx'
import { OrganizationCard } from '#web/features/projects/page/organization-card.tsx'
import { ProjectFacts } from '#web/features/projects/page/project-facts.tsx'
import { ProjectHeader } from '#web/features/projects/page/project-header.tsx'
import { ProjectPageSkeleton } from '#web/features/projects/page/project-page-skeleton.tsx'
import { NotStated, ProjectSections } from '#web/features/projects/page/project-sections.tsx'
import { ProjectAvailability, ProjectTerms } from '#web/features/projects/page/project-summary.tsx'
import { ReopenAlert } from '#web/features/projects/page/reopen-alert.tsx'
import { ReportButton } from '#web/features/projects/page/report-button.tsx'
import { SaveButton } from '#web/features/projects/save-button.tsx'
import { ShareButton } from '#web/features/projects/page/share-button.tsx'
import { UnderReviewNotice } from '#web/features/projects/under-review.tsx'
import { PublicReviews } from '#web/features/reviews/public-reviews.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { openAgain } from '#web/lib/calls/load-failure.ts'
import { ErrorState, PageState } from '#web/ui/feedback/error-state.tsx'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { publicReviewsCatalog } from '#web/features/reviews/texts/public-reviews-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Panel } from '#web/ui/display/stat-card.tsx'

/** One project at /project/{id} and /projects/{id} (spec F2.11); ?apply=true opens the apply dialog. */
export function ProjectPage() {
  const projectsTexts = useTexts(projectsCatalog)
  const projectPageTexts = useTexts(projectPageCatalog)
  const { id = '' } = useParams({ strict: false })
  const { user } = useSession()
  const query = useProject(id)
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
        <PageState query={query} failed={projectsTexts.failedTitle} loading={<ProjectPageSkeleton />}>
          {(project) =>
            'missing' in project ? (
              <>
                <MissingProject missing={project.missing} />
                {user && project.missing === 'removed' && (
                  <Suspense>
                    <div className="mt-4">
                      <ProjectDecision projectId={id} />
                    </div>
                  </Suspense>
                )}
              </>
            ) : (
              <FoundProject project={project} />
            )
          }
        </PageState>
      </div>
    </div>
  )
}

type FoundProps = { project: Project; isMember: boolean }

// Only for members of the organization.
const AnnouncementSection = lazyPart(
  async () =>
    (await withTexts(import('#web/features/messages/announcements/announcement-section.tsx')))
      .AnnouncementSection,
  () => null,
)

// Only for members of the organization.
const ProjectDecision = lazyPart(
  async () => (await withTexts(import('#web/features/moderation/project-decision.tsx'))).ProjectDecision,
  () => null,
)
const HeldNotices = lazyPart(
  async () => (await withTexts(import('./held-notices.tsx'))).HeldNotices,
  () => null,
)

const VolunteersToInvite = lazyPart(
  async () => (await withTexts(import('./volunteers-to-invite.tsx'))).VolunteersToInvite,
  () => <ErrorState as="h3" onRetry={openAgain} />,
)

// Only for readers who are signed in, whose pages load this code for the bell, too.
const ProjectLive = lazyPart(
  async () => (await withTexts(import('#web/features/projects/page/project-live.tsx'))).ProjectLive,
  () => null,
)

function FoundProject({ project }: { project: Project }) {
  usePageHead({
    title: project.title,
    description: project.description,
    path: `/project/${project.id}`,
  })
  const isMember = project.viewer?.isMember ?? false
  return (
    // Beside each other from tablets on. On phones the parts of the aside follow the header, and applying stays in view.
    <div className="flex flex-col wrap-anywhere md:grid md:grid-cols-[minmax(0,1fr)_19rem] md:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-x-10 print:block">
      {project.viewer && (
        <Suspense>
          <ProjectLive id={project.id} />
        </Suspense>
      )}
      <ProjectHeader project={project} />
      <Decision project={project} isMember={isMember} />
      <Work project={project} isMember={isMember} />
    </div>
  )
}

/** What one needs to decide whether to apply, with the button. */
function Decision({ project, isMember }: FoundProps) {
  const { user } = useSession()
  const { apply = false } = useSearch({ strict: false })
  const isDeclined = project.viewer?.application?.status === 'declined'
  const navigate = useNavigate()
  return (
    <aside className="contents md:col-start-2 md:row-span-2 md:row-start-1 md:block">
      <div className="md:border-line md:bg-surface contents md:sticky md:top-22 md:grid md:gap-5 md:rounded-lg md:border md:p-5">
        <div className="max-md:border-line max-md:bg-surface grid gap-5 max-md:mt-6 max-md:rounded-t-lg max-md:border max-md:border-b-0 max-md:p-4">
          <ProjectAvailability project={project} />
          {user?.isVolunteer && !isMember && project.acceptsApplications && !project.viewer?.hasBlocked && (
            <WhyItMatches projectId={project.id} />
          )}
        </div>
        <ApplyPanel
          project={project}
          reader={user}
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
        />
        {!isMember && <ReopenAlert project={project} />}
        <div className="border-line max-md:bg-surface grid gap-4 border-t pt-5 max-md:rounded-b-lg max-md:border max-md:p-4">
          <ProjectTerms project={project} />
          {!isMember && (!project.acceptsApplications || isDeclined) && <Alternatives project={project} />}
          <div className="no-print -mx-2.5 flex flex-wrap *:px-2.5">
            <SaveButton project={project} />
            <ShareButton project={project} />
            <CalendarLink project={project} />
            {user && !isMember && project.visibility === 'published' && (
              <ReportButton key={project.id} project={project} />
            )}
          </div>
        </div>
      </div>
    </aside>
  )
}

/** What the project is about and who is behind it. */
function Work({ project, isMember }: FoundProps) {
  const publicReviewsTexts = useTexts(publicReviewsCatalog)
  const { user } = useSession()
  return (
    <article className="mt-6 grid grid-cols-1 content-start gap-8 print:break-inside-auto">
      {isMember && <OtherOrganizationNotice organizationId={project.organizationId} />}
      {isMember && project.visibility !== 'held' && <UnderReviewNotice project={project} />}
      {isMember && project.visibility === 'held' && (
        <Suspense>
          <HeldNotices project={project} />
        </Suspense>
      )}
      {isMember && <ManagePanel project={project} />}
      {isMember && project.visibility !== 'draft' && project.visibility !== 'removed' && (
        <Suspense>
          <AnnouncementSection project={project} />
        </Suspense>
      )}
      <ProjectFacts project={project} />
      <ImpactSection project={project} />
      <ProjectSections project={project} isMatched={user?.isVolunteer === true && !isMember} />
      {isMember && project.acceptsApplications && (
        <VolunteerMatches>
          <Suspense fallback={<VolunteersLoading />}>
            <VolunteersToInvite project={project} />
          </Suspense>
        </VolunteerMatches>
      )}
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
          user?.isVolunteer &&
          !isMember && (
            <OrganizationContact
              organization={{
                id: project.organizationId,
                name: project.organizationName,
                isClaimable: project.organizationClaimable,
              }}
              viewer={project.viewer}
              projectId={project.id}
            />
          )
        }
      />
      {project.organizationClaimable && !isMember && (
        <ClaimNotice organization={{ id: project.organizationId, name: project.organizationName }} />
      )}
      <NotStated project={project} />
    </article>
  )
}
