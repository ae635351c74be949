import { Link } from '@tanstack/react-router'
import { currentVersionOf, type LegalDocument } from '#contract/help/legal.ts'
import { formatLongDay } from '#contract/i18n/dates.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { legalTitlesCatalog } from '#web/layouts/texts/legal-titles-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { use } from 'react'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'

/** What creating an account agrees to (decision C). */
export function SignUpAgreement() {
  const language = useLanguage()
  const { signUp: texts } = useTexts(accountsCatalog)
  const { since } = currentVersionOf(use(SiteContext).publishedLegal, 'terms')
  return (
    <p className="text-muted text-sm">
      {texts.terms.before} <DocumentLink document="terms" />{' '}
      {texts.terms.after({ version: formatLongDay(language, since) })} {texts.privacy.before}{' '}
      <DocumentLink document="privacy" /> {texts.privacy.after}
    </p>
  )
}

/** Opens in a new tab, so nothing typed is lost. */
function DocumentLink({ document }: { document: LegalDocument }) {
  const legalTitlesTexts = useTexts(legalTitlesCatalog)
  const accountsTexts = useTexts(accountsCatalog)
  return (
    <Link {...paths.legal(document)} target="_blank" className="link">
      {/* The space is in what isn’t seen, so that no line is drawn under it. */}
      {legalTitlesTexts[document]}
      <span className="sr-only"> {accountsTexts.newTab}</span>
    </Link>
  )
}
