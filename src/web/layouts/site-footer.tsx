import { Link } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import { legalDocuments } from '#contract/help/legal.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { FooterLink } from '#domain/site/site.ts'
import { relOf } from '#web/lib/site/external-link.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { layoutCatalog } from './texts/layout-texts.ts'
import { helpCatalog } from '#web/pages/help/texts/help-texts.ts'
import { legalTitlesCatalog } from './texts/legal-titles-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { Visitor } from './visitor.ts'

const footerLink =
  'inline-flex min-h-9 items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11 rounded-sm text-ink no-underline hover:underline underline-offset-4'

/** The footer of every page: purpose, links and contact address (spec F1, F2.7). */
export function SiteFooter({
  visitor,
  contactEmail,
  links,
  year,
  languageChoice,
}: {
  visitor: Visitor | null
  contactEmail: string
  links: readonly FooterLink[]
  year: number
  languageChoice: ReactNode
}) {
  const layoutTexts = useTexts(layoutCatalog)
  const helpTexts = useTexts(helpCatalog)
  const legalTitlesTexts = useTexts(legalTitlesCatalog)
  const { footer } = layoutTexts
  const { firstYear, showsSlogan } = use(SiteContext)
  // On a phone, a long address breaks after its @ instead of within a word.
  const at = contactEmail.lastIndexOf('@') + 1
  const [account, domain] = [contactEmail.slice(0, at), contactEmail.slice(at)]
  return (
    <footer className="border-line bg-sunken no-print border-t max-md:pb-16">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-8 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-sm:col-span-2 sm:max-lg:col-span-3">
          <Logo name={getSiteName()} />
          {showsSlogan && (
            <>
              <p className="mt-3">{footer.purpose}</p>
              <p className="text-muted text-sm">{footer.global}</p>
            </>
          )}
        </div>
        <FooterGroup title={footer.volunteers}>
          <Link to="/browse" className={footerLink}>
            {footer.findProjects}
          </Link>
          {visitor && (
            <>
              <Link to="/volunteer-dashboard" className={footerLink}>
                {footer.myDashboard}
              </Link>
              <Link to="/volunteer-profile" className={footerLink}>
                {footer.myProfile}
              </Link>
              <Link to="/applications" className={footerLink}>
                {footer.myApplications}
              </Link>
            </>
          )}
        </FooterGroup>
        <FooterGroup title={footer.organizations}>
          <Link
            {...(visitor
              ? paths.createProject()
              : paths.signUp({ type: 'organization', next: '/create-project' }))}
            className={footerLink}
          >
            {footer.postProject}
          </Link>
          {visitor && (
            <>
              <Link to="/organization-dashboard" className={footerLink}>
                {footer.myDashboard}
              </Link>
              <Link to="/organization-profile" className={footerLink}>
                {footer.myProfile}
              </Link>
              <Link to="/reviews" className={footerLink}>
                {footer.reviews}
              </Link>
            </>
          )}
        </FooterGroup>
        <FooterGroup title={footer.community}>
          <Link to="/auth" className={footerLink}>
            {footer.joinCommunity}
          </Link>
          <Link {...paths.helpContents()} className={footerLink}>
            {helpTexts.link}
          </Link>
          {legalDocuments.map((document) => (
            <Link key={document} {...paths.legal(document)} className={footerLink}>
              {legalTitlesTexts[document]}
            </Link>
          ))}
          <a href={`mailto:${contactEmail}`} className={footerLink}>
            <span className="wrap-anywhere">
              {account}
              <wbr />
              {domain}
            </span>
          </a>
          {links.map(({ label, url }) => (
            <a key={url + label} href={url} rel={relOf(url)} className={footerLink} dir="auto">
              {label}
            </a>
          ))}
        </FooterGroup>
      </div>
      <div className="page-width border-line flex flex-wrap items-center justify-between gap-4 border-t py-5">
        <p className="text-muted text-sm">
          {footer.copyright({ years: year > firstYear ? `${firstYear}-${year}` : firstYear })}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {languageChoice}
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <div className="grid justify-items-start gap-0.5 text-sm [overflow-wrap:anywhere]">{children}</div>
    </div>
  )
}
