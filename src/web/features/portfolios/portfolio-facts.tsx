import { CalendarDays, ExternalLink, Globe, HeartHandshake, MapPin, type LucideIcon } from 'lucide-react'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { describeCauses } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { isWebAddress } from '#domain/text/web-address.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { Card } from '#web/ui/display/card.tsx'
import { IconFacts, type IconFact } from '#web/ui/display/icon-facts.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** The volunteer's location, links and causes; missing ones are left out. */
export function PortfolioFacts({ portfolio }: { portfolio: Portfolio }) {
  const language = useLanguage()
  const { facts: texts } = useTexts(portfoliosCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { location, website, linkedinUrl, causes } = portfolio
  const links = [
    [Globe, texts.website, website],
    [ExternalLink, texts.linkedin, linkedinUrl],
  ] as const satisfies readonly (readonly [LucideIcon, string, string | null])[]
  const facts: IconFact[] = [
    ...(location ? [[MapPin, texts.location, location] as const] : []),
    ...links.flatMap(([icon, name, href]) =>
      href ? [[icon, name, <Address key={name} href={href} />] as const] : [],
    ),
    ...(causes.length > 0
      ? [
          [
            HeartHandshake,
            texts.causes,
            <div key="causes" className="pt-1">
              <LabelList name={texts.causes} labels={describeCauses(labels, causes)} variant="outline" />
            </div>,
          ] as const,
        ]
      : []),
    // The same date for every reader, on the server and in the browser.
    [CalendarDays, texts.since, formatDate(language, portfolio.createdAt, 'UTC')],
  ]
  return (
    <Card as="section" aria-labelledby="portfolio-facts" className="grid gap-5">
      <h2 id="portfolio-facts" className="text-lg">
        {texts.heading}
      </h2>
      <IconFacts facts={facts} className="gap-4 sm:max-md:grid-cols-2" />
    </Card>
  )
}

function Address({ href }: { href: string }) {
  const portfoliosTexts = useTexts(portfoliosCatalog)
  if (!isWebAddress(href)) return href
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link wrap-anywhere">
      {href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}{' '}
      <VisuallyHidden>{portfoliosTexts.facts.newTab}</VisuallyHidden>
    </a>
  )
}
