import { Link, useParams } from '@tanstack/react-router'
import type { Organization } from '#contract/organizations/page.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { BlockButton } from '#web/features/messages/blocks/block-button.tsx'
import { OrganizationContact } from '#web/features/messages/conversation/organization-contact.tsx'
import { ClaimNotice } from '#web/features/organizations/claim-notice.tsx'
import { MissingOrganization } from '#web/features/organizations/missing-organization.tsx'
import { OrganizationFacts } from '#web/features/organizations/organization-facts.tsx'
import { OrganizationHeader } from '#web/features/organizations/organization-header.tsx'
import { OrganizationSections } from '#web/features/organizations/organization-sections.tsx'
import { OrganizationSkeleton } from '#web/features/organizations/organization-skeleton.tsx'
import { useOrganization } from '#web/features/organizations/page-api.ts'
import { OpenProjects } from '#web/features/projects/open-projects.tsx'
import { ReportAccountButton } from '#web/features/moderation/reports/report-account-button.tsx'
import { PublicReviews } from '#web/features/reviews/public-reviews.tsx'
import { RankingPanel } from '#web/features/rankings/ranking-panel.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { PageState } from '#web/ui/feedback/error-state.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { organizationPageCatalog } from '#web/features/organizations/texts/organization-page-texts.ts'
import { publicReviewsCatalog } from '#web/features/reviews/texts/public-reviews-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/**
 * One organization at /organizations/{id}, and a person's primary one at /organization/{userId} (decisions A1, A27).
 */
export function OrganizationPage() {
  const organizationPageTexts = useTexts(organizationPageCatalog)
  const { id, userId } = useParams({ strict: false })
  const query = useOrganization(id ?? userId ?? '')
  return (
    <div className="page-width pt-6 pb-10 sm:pb-16">
      <PageState query={query} failed={organizationPageTexts.failed} loading={<OrganizationSkeleton />}>
        {(organization) =>
          organization ? <FoundOrganization organization={organization} /> : <MissingOrganization />
        }
      </PageState>
    </div>
  )
}

function FoundOrganization({ organization }: { organization: Organization }) {
  const publicReviewsTexts = useTexts(publicReviewsCatalog)
  const texts = useTexts(organizationPageCatalog)
  const { id, organizationName: name, isClaimable, viewer } = organization
  const { user } = useSession()
  const mayWrite = user?.isVolunteer && !viewer?.isMember && !organization.isClosed
  usePageHead({
    title: name,
    description: organization.missionStatement ?? organization.description ?? texts.description({ name }),
    // The canonical URL, also if it was opened by a person's id.
    path: `/organizations/${id}`,
  })
  return (
    <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
      <div className="md:col-start-1">
        <OrganizationHeader
          organization={organization}
          contact={
            mayWrite && <OrganizationContact organization={{ id, name, isClaimable }} viewer={viewer} />
          }
        />
        {organization.isClosed && <p className="mt-4 font-semibold">{texts.closed}</p>}
      </div>
      <aside className="grid grid-cols-1 gap-5 md:col-start-2 md:row-span-2">
        <OrganizationFacts organization={organization} />
        {organization.standing && <RankingPanel ranking={organization.standing} />}
        {user && !organization.viewer?.isMember && (
          <div className="no-print -mx-2.5 *:px-2.5">
            <ReportAccountButton
              account={{ kind: 'organization', id, name }}
              isReported={organization.viewer?.hasReported}
            />
            {user.isVolunteer && <BlockButton side="volunteer" other={{ organizationId: id }} name={name} />}
          </div>
        )}
      </aside>
      <div className="grid grid-cols-1 gap-10 md:col-start-1">
        {organization.isClaimable && !organization.viewer?.isMember && (
          <ClaimNotice organization={{ id, name }} />
        )}
        <OrganizationSections organization={organization} />
        <Panel
          id="organization-projects"
          title={texts.projects.heading}
          action={
            organization.projectsCount > 0 && (
              <Link {...paths.browse({ org: id })} className="link text-sm">
                <span aria-hidden>{texts.projects.all}</span>
                <VisuallyHidden>{texts.projects.allOf({ name })}</VisuallyHidden>
              </Link>
            )
          }
        >
          <OpenProjects organizationId={id} projectsCount={organization.projectsCount} />
        </Panel>
        <Panel id="organization-reviews" title={publicReviewsTexts.heading}>
          <PublicReviews target={{ of: 'organization', id }} reviewedName={name} />
        </Panel>
      </div>
    </div>
  )
}
