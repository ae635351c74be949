import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { Portfolio, PortfolioWork } from '#contract/portfolios/portfolios.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { formatLongDate } from '#contract/i18n/dates.ts'
import { formatPeriod } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

type CertificateProps = {
  portfolio: Portfolio
  work: PortfolioWork & { project: NonNullable<PortfolioWork['project']>; credentialId: string }
}

/** A date without line breaks. */
const dayOf = (language: Language, iso: string) =>
  formatLongDate(language, Date.parse(iso)).replaceAll(' ', '\u00A0')

/** A printable page about completed work, with the address where anyone can verify it. */
export function Certificate({ portfolio, work }: CertificateProps) {
  const portfoliosTexts = useTexts(portfoliosCatalog)
  const language = useLanguage()
  const { certificate: texts } = portfoliosTexts
  const { publicUrl } = use(SiteContext)
  const { project, organization, confirmedHours, automaticHours, scopeVersion } = work
  const path = `/credentials/${work.credentialId}`
  // Uses the page's origin if the site's own address is not configured.
  const { href } = new URL(path, publicUrl || globalThis.document?.baseURI || 'http://localhost')
  return (
    <article className="certificate border-primary bg-surface relative mx-auto grid max-w-3xl grid-cols-1 gap-6 rounded-lg border-2 px-5 py-8 text-center wrap-anywhere sm:px-12 sm:py-12">
      <p className="text-primary flex items-center justify-center gap-2 font-semibold">
        <BadgeCheck aria-hidden className="size-6" />
        {getSiteName()}
      </p>
      <h1 className="text-2xl sm:text-4xl">{texts.title}</h1>
      <div className="grid gap-2">
        <p className="text-muted">{texts.confirms}</p>
        <p className="font-heading text-3xl font-bold sm:text-4xl" dir="auto">
          {portfolio.name}
        </p>
        <p className="text-muted">{texts.completed}</p>
        <p className="font-heading text-xl font-bold sm:text-2xl" dir="auto">
          {project.title}
        </p>
        {organization && (
          <>
            <p className="text-muted">{texts.for}</p>
            <p className="text-lg font-semibold" dir="auto">
              {organization.organizationName}
            </p>
          </>
        )}
      </div>
      <dl className="border-line grid gap-4 border-y py-5 sm:auto-cols-fr sm:grid-flow-col print:auto-cols-fr print:grid-flow-col">
        <Fact
          name={texts.facts.hours}
          value={confirmedHours > 0 ? texts.hours({ count: confirmedHours }) : texts.noHours}
        />
        <Fact
          name={texts.facts.period}
          value={formatPeriod(language, dayOf(language, work.startedAt), dayOf(language, work.completedAt))}
        />
        <Fact name={texts.facts.signedOff} value={dayOf(language, work.completedAt)} />
        {scopeVersion !== null && (
          <Fact
            name={texts.facts.scope}
            value={
              // Only the volunteer and the organization can open it.
              portfolio.isOwn ? (
                <Link {...paths.agreedScope(work.id, { version: scopeVersion })} className="link">
                  {texts.scopeVersion({ version: scopeVersion })}
                </Link>
              ) : (
                texts.scopeVersion({ version: scopeVersion })
              )
            }
          />
        )}
      </dl>
      <div className="flex flex-wrap items-center justify-center gap-6 text-start print:flex-nowrap">
        <QrCode text={href} label={texts.qr} className="size-32" />
        <div className="grid min-w-0 basis-64 gap-1 text-sm">
          <p>
            {confirmedHours > 0 ? texts.signedText({ automatic: automaticHours }) : texts.signedWithoutHours}
          </p>
          <p>
            {texts.signed} <strong>{getSiteName()}</strong>.
          </p>
        </div>
      </div>
      <p className="grid gap-1 text-xs">
        {texts.check}
        <a href={path} className="link">
          {/* If it has to wrap, then before the id. */}
          {href.slice(0, -work.credentialId.length)}
          <wbr />
          {work.credentialId}
        </a>
      </p>
    </article>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold text-balance">{value}</dd>
    </div>
  )
}
