import { Link, useParams } from '@tanstack/react-router'
import { CaseFrame } from '#web/features/admin/case-frame.tsx'
import { useModeratedOrganization } from '#web/features/admin/moderation-api.ts'
import { OrganizationCase } from '#web/features/admin/organization-case.tsx'
import { moderationTexts } from '#web/messages/en/moderation.ts'
import { paths } from '#web/paths.ts'

/** One organization at /admin/organizations/$id. */
export function AdminOrganizationPage() {
  const { id } = useParams({ from: '/admin/admin/organizations/$id' })
  return (
    <CaseFrame
      asked={useModeratedOrganization(id)}
      texts={moderationTexts.organizations}
      renderBack={(words, className) => (
        <Link {...paths.adminOrganizations()} className={className}>
          {words}
        </Link>
      )}
    >
      {(organization) => <OrganizationCase organization={organization} />}
    </CaseFrame>
  )
}
