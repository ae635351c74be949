import { Link } from '@tanstack/react-router'
import { adminLegalCatalog } from '#web/features/administration/texts/admin-legal-texts.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { focusSection } from '#web/lib/arrival.ts'
import { useTexts } from '#web/lib/texts.ts'

/** Links to the sections of the long screen, which take the focus along. On wide screens they stay beside it. */
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
  return (
    <nav aria-label={texts.sections} className="mb-6 xl:sticky xl:top-24 xl:mb-0 xl:self-start">
      <ul className="flex flex-wrap gap-x-5 xl:grid xl:gap-x-0">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/admin/site"
              hash={id}
              onClick={() => focusSection(id)}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
