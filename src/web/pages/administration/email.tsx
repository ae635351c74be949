import { use } from 'react'
import { useSession } from '#web/features/accounts/session.ts'
import { DeliverySection } from '#web/features/administration/email/delivery-section.tsx'
import { DomainSection } from '#web/features/administration/email/domain-section.tsx'
import { useEmailDelivery } from '#web/features/administration/email/email-api.ts'
import { StoredSection } from '#web/features/administration/email/stored-section.tsx'
import { TestSection } from '#web/features/administration/email/test-section.tsx'
import { adminEmailCatalog } from '#web/features/administration/texts/admin-email-texts.ts'
import { writeEmailDelivery } from '#web/pages/help/legal-sections.ts'
import { legalCatalog } from '#web/pages/help/texts/legal-texts.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { emailSearch } from './routes.tsx'

/** How emails leave, a test, and the DNS records at /admin/email; the DKIM selectors are in the URL. */
export function AdminEmailPage() {
  const texts = useTexts(adminEmailCatalog)
  usePageHead({ title: texts.title })
  const [{ selectors = '', q = '' }, changeSearch] = useSearchState(emailSearch)
  const { data: delivery } = useEmailDelivery()
  const { user } = useSession()
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2 mb-6">{texts.intro}</p>
      <div className="grid grid-cols-1 gap-6">
        <Delivery />
        <TestSection ownAddress={user?.email ?? ''} />
        <DomainSection
          selectors={selectors}
          onSelectors={(typed) => changeSearch((current) => ({ ...current, selectors: typed || undefined }))}
        />
        {delivery?.storesEmails && (
          <StoredSection
            showsOutbox={delivery.showsOutbox}
            q={q}
            onSearch={(typed) => changeSearch((current) => ({ ...current, q: typed }))}
          />
        )}
      </div>
    </>
  )
}

function Delivery() {
  const texts = useTexts(adminEmailCatalog)
  const legalTexts = useTexts(legalCatalog)
  const { emailProvider } = use(SiteContext)
  const { data, isError, isFetching, refetch } = useEmailDelivery()
  if (data) {
    const privacyNotice = writeEmailDelivery(legalTexts, emailProvider)
    return <DeliverySection delivery={data} privacyNotice={privacyNotice} />
  }
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <LoadingRegion>
      <Skeleton className="h-48" />
    </LoadingRegion>
  )
}
