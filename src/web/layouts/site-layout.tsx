import type { ReactNode } from 'react'
import type { FooterLink } from '#domain/site/site.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
import { resultsId } from '#web/lib/focus/results.ts'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'

export type SiteLayoutProps = SiteHeaderProps & {
  contactEmail: string
  /** What the operator added to the footer. */
  footerLinks?: readonly FooterLink[]
  /** The operator's banner. */
  announcement?: ReactNode
  /** Shown in the footer. */
  year: number
  /** Chooses the language, where there is more than one. */
  languageChoice?: ReactNode
  /** A notice above the content that the user should see first. */
  notice?: ReactNode
  /** The screen has a list of results, to which a second link skips. */
  hasResults?: boolean
  children: ReactNode
}

/** Everything around a screen: header, skip link, footer and the phone's tab bar. Fetches nothing. */
export function SiteLayout({
  contactEmail,
  footerLinks = [],
  announcement,
  year,
  languageChoice,
  notice,
  hasResults = false,
  children,
  ...header
}: SiteLayoutProps) {
  const { visitor, onSignOut } = header
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="main" />
      {hasResults && <SkipLink to={resultsId} />}
      <SiteHeader {...header} />
      {/* A separate box for screens that fill the window: it takes the height that the bars leave. */}
      <div className="below-header">
        <OfflineBanner />
        {announcement}
        {notice}
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
      </div>
      <SiteFooter
        visitor={visitor}
        contactEmail={contactEmail}
        links={footerLinks}
        year={year}
        languageChoice={languageChoice}
      />
      <TabBar visitor={visitor} onSignOut={onSignOut} />
    </div>
  )
}
