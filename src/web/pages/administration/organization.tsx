import { Link, useParams } from '@tanstack/react-router'
import { CaseFrame } from '#web/features/administration/cases/case-frame.tsx'
import { useModeratedOrganization } from '#web/features/administration/moderation/moderation-api.ts'
import { OrganizationCase } from '#web/features/administration/moderation/organization-case.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** One organization at /admin/organizations/$id. */
export function AdminOrganizationPage() {
  const moderationTexts = useTexts(moderationCatalog)
  const { id } = useParams({ from: '/admin/admin/organizations/$id' })
  return (
    <CaseFrame
      query={useModeratedOrganization(id)}
      texts={moderationTexts.organizations}
      renderBack={(text, className) => (
        <Link {...paths.adminOrganizations()} className={className}>
          {text}
        </Link>
      )}
    >
      {(organization) => <OrganizationCase organization={organization} />}
    </CaseFrame>
  )
}
