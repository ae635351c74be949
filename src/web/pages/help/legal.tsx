import { Link, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, use, type ReactNode } from 'react'
import { legalDocuments, productTextDays, type LegalDocument } from '#contract/help/legal.ts'
import { firstVersion } from '#domain/legal/agreement.ts'
import { formatLongDay } from '#contract/i18n/dates.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { legalTitlesCatalog } from '#web/layouts/texts/legal-titles-texts.ts'
import { listLegalSections } from './legal-sections.ts'
import { legalCatalog } from './texts/legal-texts.ts'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'

// Loaded only where the operator published a version.
const Published = lazy(async () => ({
  default: (await withTexts(import('#web/features/legal/published-legal.tsx'))).PublishedLegal,
}))

/** A legal document at /legal/{document}; an unknown document is not found. */
export function LegalPage() {
  const { document } = useParams({ from: '/legal/$document' })
  const known = parseChoice(legalDocuments, document)
  const { version = firstVersion } = useSearch({ from: '/legal/$document' })
  const { publishedLegal } = use(SiteContext)
  if (!known) return <NotFoundPage />
  const isPublished = publishedLegal.some((each) => each.document === known)
  return isPublished || version === firstVersion ? (
    <Document key={known} document={known} isPublished={isPublished} />
  ) : (
    <NotFoundPage />
  )
}

function Document({ document, isPublished }: { document: LegalDocument; isPublished: boolean }) {
  const language = useLanguage()
  const legalTexts = useTexts(legalCatalog)
  const titles = useTexts(legalTitlesCatalog)
  const { contactEmail, emailProvider } = use(SiteContext)
  const { version } = useSearch({ from: '/legal/$document' })
  const title = titles[document]
  const { intro } = legalTexts.documents[document]
  const sections = listLegalSections(legalTexts, document, emailProvider)
  usePageHead({ title, description: intro, path: `/legal/${document}` })
  // The text of the product, which is version 1.
  const own = sections.map(({ title: heading, paragraphs, points }) => (
    <section key={heading} className="measure grid gap-3">
      <h2 className="text-xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="marker:text-primary grid list-disc gap-2 ps-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ))
  return (
    <article className="page-width grid max-w-3xl gap-10 py-8 sm:py-12">
      {isPublished ? (
        <Suspense>
          <Published
            document={document}
            title={title}
            version={version}
            first={own}
            missing={<NotFoundPage />}
          />
        </Suspense>
      ) : (
        <>
          <header className="grid gap-3">
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            <p className="text-muted measure text-lg">{intro}</p>
            <p className="text-muted text-sm">
              {legalTexts.since({ day: formatLongDay(language, productTextDays[document]) })}
            </p>
          </header>
          {own}
        </>
      )}
      <section className="measure grid gap-3">
        <h2 className="text-xl">{legalTexts.contactTitle}</h2>
        <p>
          {legalTexts.contact<ReactNode>({
            email: contactEmail,
            link: (chunks) => (
              <a key="email" href={`mailto:${contactEmail}`} className="link wrap-anywhere">
                {chunks}
              </a>
            ),
          })}
        </p>
      </section>
      <nav aria-label={legalTexts.other} className="border-line flex flex-wrap gap-x-6 gap-y-2 border-t pt-6">
        {legalDocuments
          .filter((other) => other !== document)
          .map((other) => (
            <Link key={other} {...paths.legal(other)} className="link">
              {titles[other]}
            </Link>
          ))}
      </nav>
    </article>
  )
}
