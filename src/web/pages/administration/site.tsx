import { useLocation } from '@tanstack/react-router'
import { use } from 'react'
import { legalDocuments } from '#contract/help/legal.ts'
import { LegalSection } from '#web/features/administration/site/legal-section.tsx'
import { BannerSection } from '#web/features/administration/site/banner-section.tsx'
import { ColorSection } from '#web/features/administration/site/color-section.tsx'
import { ContactSection } from '#web/features/administration/site/contact-section.tsx'
import { FooterSection, StoriesSection } from '#web/features/administration/site/list-sections.tsx'
import { LogoSection } from '#web/features/administration/site/logo-section.tsx'
import { SectionList } from '#web/features/administration/site/section-list.tsx'
import { useSite } from '#web/features/administration/site/site-api.ts'
import { IdentitySection, StartSection } from '#web/features/administration/site/text-sections.tsx'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { toLegalMarkdown } from '#web/pages/help/legal-markdown.ts'
import { listLegalSections } from '#web/pages/help/legal-sections.ts'
import { legalCatalog } from '#web/pages/help/texts/legal-texts.ts'
import { useArrival } from '#web/lib/focus/arrival.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** The name, look and words of the site at /admin/site. */
export function AdminSitePage() {
  const texts = useTexts(adminSiteCatalog)
  usePageHead({ title: texts.title })
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2 mb-6">{texts.intro}</p>
      <Sections />
    </>
  )
}

function Sections() {
  const texts = useTexts(adminSiteCatalog)
  const legalTexts = useTexts(legalCatalog)
  const { emailProvider } = use(SiteContext)
  const { data: site, isError, isFetching, refetch } = useSite()
  const { hash } = useLocation()
  useArrival(hash, site !== undefined)
  if (site) {
    return (
      <div className="grid-cols-[10rem_minmax(0,1fr)] gap-8 xl:grid">
        <SectionList />
        <div className="grid grid-cols-1 gap-6">
          <IdentitySection site={site} />
          <LogoSection site={site} />
          <ColorSection site={site} />
          <StartSection site={site} />
          <StoriesSection site={site} />
          <ContactSection site={site} />
          <FooterSection site={site} />
          <BannerSection site={site} />
          {legalDocuments.map((document) => (
            <LegalSection
              key={document}
              document={document}
              firstText={toLegalMarkdown(
                legalTexts.documents[document].intro,
                listLegalSections(legalTexts, document, emailProvider),
              )}
            />
          ))}
        </div>
      </div>
    )
  }
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <LoadingRegion className="grid gap-6">
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </LoadingRegion>
  )
}
