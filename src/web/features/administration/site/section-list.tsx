import { adminLegalCatalog } from '#web/features/administration/texts/admin-legal-texts.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { SectionLinks } from '#web/ui/display/section-links.tsx'

/** Links to the sections of the long screen. */
export function SectionList() {
  const texts = useTexts(adminSiteCatalog)
  const { titles } = useTexts(adminLegalCatalog)
  const sections = [
    { id: 'site-identity', title: texts.identity.title },
    { id: 'site-logo', title: texts.logo.title },
    { id: 'site-color', title: texts.color.title },
    { id: 'site-start', title: texts.start.title },
    { id: 'site-stories', title: texts.stories.title },
    { id: 'site-contact', title: texts.contact.title },
    { id: 'site-footer', title: texts.footer.title },
    { id: 'site-banner', title: texts.banner.title },
    { id: 'legal-terms', title: titles.terms },
    { id: 'legal-privacy', title: titles.privacy },
  ]
  return <SectionLinks label={texts.sections} sections={sections} beside="xl" />
}
