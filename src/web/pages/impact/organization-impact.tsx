import { useParams } from '@tanstack/react-router'
import { hasPowerIn } from '#domain/organizations/members.ts'
import { useOrganizationImpact } from '#web/features/impact/impact-api.ts'
import { ImpactScreen } from '#web/features/impact/impact-report.tsx'
import { impactReportCatalog } from '#web/features/impact/texts/impact-report-texts.ts'
import { MissingOrganization } from '#web/features/organizations/missing-organization.tsx'
import { useSession } from '#web/features/accounts/session.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { organizationImpactSearch } from './routes.tsx'

/** The impact report of one of the reader's organizations at /organizations/{id}/impact. */
export function OrganizationImpactPage() {
  const { title } = useTexts(impactReportCatalog)
  usePageHead({ title })
  const { id = '' } = useParams({ strict: false })
  const [search, changeSearch] = useSearchState(organizationImpactSearch)
  const { user } = useSession()
  const source = useOrganizationImpact(id, search)
  return (
    <div className="page-width pt-6 pb-16 sm:pt-8 print:pt-0">
      <ImpactScreen
        source={source}
        search={search}
        onSearch={(next) => changeSearch(() => next)}
        isOfSite={false}
        canExportLists={hasPowerIn(user, id, 'organization')}
        missing={<MissingOrganization />}
      />
    </div>
  )
}
