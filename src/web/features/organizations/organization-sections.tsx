import { BadgeCheck, Download, KeyRound, ShieldQuestion, type LucideIcon } from 'lucide-react'
import { use, type ReactNode } from 'react'
import type { Organization } from '#contract/organizations/page.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { describeCauses } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { describeAuthority } from '#web/lib/format/authority-text.ts'
import { formatDate, formatDay } from '#web/lib/format/format-time.ts'
import { Card } from '#web/ui/display/card.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { authorityCatalog, type AuthorityTexts } from '#web/features/authority/texts/authority-texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { organizationPageCatalog } from './texts/organization-page-texts.ts'

/** What an organization says about itself, and what was verified (decision A14). */
export function OrganizationSections({ organization }: { organization: Organization }) {
  const texts = useTexts(organizationPageCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { description, causeAreas } = organization
  return (
    <>
      <Panel id="organization-about" title={texts.about}>
        {description ? (
          <p className="measure wrap-anywhere whitespace-pre-line" {...writtenText(organization.language)}>
            {description}
          </p>
        ) : (
          <p className="text-muted">{texts.noText}</p>
        )}
        {(description ?? organization.missionStatement) !== null && (
          <WrittenIn language={organization.language} className="mt-3" />
        )}
        <div className="mt-4 empty:hidden">
          <LabelList
            name={texts.causes}
            labels={describeCauses(labels, causeAreas)}
            variant="outline"
            size="md"
          />
        </div>
      </Panel>
      <Panel id="organization-verification" title={texts.verification.heading}>
        <Verification organization={organization} />
      </Panel>
    </>
  )
}

/** Legal status and authorization, shown separately: the first says nothing about the second. */
function Verification({ organization }: { organization: Organization }) {
  const { page: words, ways } = useTexts(authorityCatalog)
  const language = useLanguage()
  const texts = useTexts(organizationPageCatalog)
  const { imported, ...checks } = texts.verification
  const { hasRegisters } = use(SiteContext)
  const verified = hasRegisters ? checks.verified : checks.verifiedElsewhere
  const notVerified = hasRegisters ? checks.notVerified : checks.notVerifiedElsewhere
  const { isVerified, isImported, legalStatus, authority } = organization
  return (
    <Card className="grid grid-cols-1 gap-5">
      <CheckResult
        icon={isVerified ? BadgeCheck : isImported ? Download : ShieldQuestion}
        isShown={isVerified}
        title={isVerified ? texts.verified : texts.notVerified}
      >
        {isVerified ? verified : isImported ? imported : notVerified}{' '}
        {legalStatus && describeLegalStatus(words, language, legalStatus)}
      </CheckResult>
      <CheckResult icon={KeyRound} isShown={authority !== null} title={words.heading}>
        {authority
          ? // The same date for every reader, on the server and in the browser.
            words.shown({
              way: describeAuthority({ ways }, authority),
              day: formatDate(language, authority.provedAt, 'UTC'),
            })
          : words.notShown}
      </CheckResult>
    </Card>
  )
}

function describeLegalStatus(
  words: AuthorityTexts['page'],
  language: Language,
  { isByRegister, postedOn, label, branch, isStale }: LegalStatus,
): string {
  const by = isByRegister
    ? postedOn && words.confirmed({ day: formatDay(language, postedOn) })
    : words.confirmedBy
  const isBranch = branch !== null && words.branch({ branch })
  return [by, isBranch, label && words.kind({ label }), isStale && words.stale].filter(Boolean).join(' ')
}

type LegalStatus = NonNullable<Organization['legalStatus']>
type CheckResultProps = { icon: LucideIcon; isShown: boolean; title: string; children: ReactNode }

/** One verified fact, or that it is not verified. */
function CheckResult({ icon: Icon, isShown, title, children }: CheckResultProps) {
  return (
    <div className="flex items-start gap-4">
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full ${isShown ? 'bg-success-soft text-success' : 'bg-sunken text-muted'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 gap-1">
        <h3 className="text-base">{title}</h3>
        <p className="text-muted measure text-sm wrap-anywhere">{children}</p>
      </div>
    </div>
  )
}
