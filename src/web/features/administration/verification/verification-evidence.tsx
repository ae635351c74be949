import type { Language } from '#contract/i18n/languages.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VerificationCase } from '#contract/verification/cases.ts'
import type { RegisterFile } from '#domain/verification/register.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { FactList } from '#web/ui/display/fact-list.tsx'
import {
  adminVerificationCatalog,
  type AdminVerificationTexts,
} from '#web/features/administration/texts/admin-verification-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { registerFilesCatalog } from '#web/features/administration/texts/register-files-texts.ts'

type Compared = {
  label: string
  says: string | null
  /** Left out where only the organization's own entries are compared. */
  register?: string | null
  agrees: boolean | null
}

/** Only organizations of the United States have an EIN, and a ZIP code. */
const labelPostalCode = (titles: AdminVerificationTexts['case']['rows'], ein: string | null) =>
  ein === null ? titles.postalCode : titles.zip

/** Whether the compared values agree; null if there is nothing to compare. */
function compare(
  language: Language,
  adminVerificationTexts: AdminVerificationTexts,
  { organization, request, registers, check }: VerificationCase,
): Compared[] {
  const { rows: titles } = adminVerificationTexts.case
  const row = registers.bmf.rows.toSorted((a, b) => a.nameTier.localeCompare(b.nameTier))[0]
  const disagrees = (detail: (typeof check.disagreements)[number]) =>
    row ? !check.disagreements.includes(detail) : null
  const { organizationName: name } = organization
  const ein = organization.ein ?? request.ein
  const renamed = request.organizationName !== name
  const ruled = row && Number(row.ruling.slice(0, 4)) > 0 ? row.ruling.slice(0, 4) : null
  return [
    {
      label: titles.name,
      says: name,
      register: row?.name ?? null,
      agrees: row ? row.nameTier !== 'C' : null,
    },
    ...(renamed ? [{ label: titles.asked, says: request.organizationName, agrees: false }] : []),
    {
      label: titles.ein,
      says: ein,
      register: row ? ein : null,
      agrees: row ? true : null,
    },
    {
      label: titles.state,
      says: request.address.state,
      register: row?.state ?? null,
      agrees: disagrees('state'),
    },
    {
      label: labelPostalCode(titles, ein),
      says: request.address.zipCode,
      register: row?.zip ?? null,
      agrees: disagrees('zip'),
    },
    {
      label: titles.year,
      says: organization.foundedYear === null ? null : String(organization.foundedYear),
      register: ruled,
      agrees: ruled === null ? null : disagrees('ruling_year'),
    },
    {
      label: titles.domain,
      says: formatList(language, [organization.website, request.contactPersonEmail]) || null,
      agrees:
        organization.website && request.contactPersonEmail ? !check.disagreements.includes('domain') : null,
    },
  ]
}

/** The organization's entries beside the register's. */
export function EvidenceTable({ about }: { about: VerificationCase }) {
  const language = useLanguage()
  const adminVerificationTexts = useTexts(adminVerificationCatalog)
  const { case: texts } = adminVerificationTexts
  const { bmf } = about.registers
  // Without a record there is nothing that the register could have left out.
  const missing =
    bmf.postedOn === null ? texts.notLoaded : bmf.rows.length === 0 ? texts.noRecord : texts.nothing
  const columns = 'grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)_6rem]'
  return (
    <Card padding="none" className="overflow-hidden">
      <div aria-hidden className={`${columns} bg-sunken text-muted text-sm font-semibold max-sm:hidden`}>
        <span />
        <span>{texts.says}</span>
        <span>{texts.register}</span>
        <span />
      </div>
      <ul className="divide-line divide-y">
        {compare(language, adminVerificationTexts, about).map(({ label, says, register, agrees }) => (
          <li key={label} className={`${columns} items-baseline text-sm wrap-anywhere`}>
            <span className="text-muted max-sm:text-ink font-medium max-sm:font-semibold">{label}</span>
            <Cell caption={texts.says}>{says ?? texts.nothing}</Cell>
            {register === undefined ? (
              <span className="max-sm:hidden" />
            ) : (
              <Cell caption={texts.register}>{register ?? missing}</Cell>
            )}
            <span>{agrees !== null && <Agreement agrees={agrees} />}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Cell({ caption, children }: { caption: string; children: string }) {
  return (
    <span>
      <span className="text-muted sm:sr-only">{caption}: </span>
      {children}
    </span>
  )
}

function Agreement({ agrees }: { agrees: boolean }) {
  const { case: texts } = useTexts(adminVerificationCatalog)
  return agrees ? (
    <Badge variant="success" icon={Check}>
      {texts.agrees}
    </Badge>
  ) : (
    <Badge variant="warn" icon={TriangleAlert}>
      {texts.differs}
    </Badge>
  )
}

const explain = (code: string, meanings: Readonly<Record<string, string>>) => {
  const words = new Map(Object.entries(meanings)).get(code)
  return words ? `${code}, ${words}` : code
}
const statusOf = (adminVerificationTexts: AdminVerificationTexts, code: string) =>
  explain(code, adminVerificationTexts.case.statuses)
const affiliationOf = (adminVerificationTexts: AdminVerificationTexts, code: string) =>
  explain(code, adminVerificationTexts.case.affiliations)

/** What each register lists for the EIN, with its posting date. */
export function RegisterCards({ about }: { about: VerificationCase }) {
  const adminVerificationTexts = useTexts(adminVerificationCatalog)
  const language = useLanguage()
  const { case: texts } = adminVerificationTexts
  const { bmf, pub78, revocations } = about.registers
  const { codes } = texts
  return (
    <div className="grid grid-cols-1 gap-4">
      <RegisterCard kind="bmf" file={bmf}>
        {bmf.rows.length === 0 && <p className="text-muted">{texts.notIn}</p>}
        {bmf.rows.map((row, index) => (
          <div key={index} className={joinClasses('border-line grid gap-4', index > 0 && 'border-t pt-4')}>
            <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {row.name}
              <Badge variant={row.nameTier === 'C' ? 'warn' : 'success'}>{texts.tiers[row.nameTier]}</Badge>
            </p>
            <FactList
              paired
              facts={[
                { label: codes.place, value: `${row.state} ${row.zip}` },
                { label: codes.subsection, value: row.subsection },
                { label: codes.status, value: statusOf(adminVerificationTexts, row.status) },
                { label: codes.ruling, value: row.ruling },
                { label: codes.foundation, value: row.foundation },
                { label: codes.deductibility, value: row.deductibility },
                { label: codes.group, value: row.group },
                ...(row.affiliation
                  ? [
                      {
                        label: codes.affiliation,
                        value: affiliationOf(adminVerificationTexts, row.affiliation),
                      },
                    ]
                  : []),
                ...(row.sortName ? [{ label: codes.sortName, value: row.sortName }] : []),
              ]}
            />
          </div>
        ))}
      </RegisterCard>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <RegisterCard kind="pub78" file={pub78}>
          <p>{pub78.deductibility === null ? texts.notIn : texts.listed({ codes: pub78.deductibility })}</p>
        </RegisterCard>
        <RegisterCard kind="revocations" file={revocations}>
          {revocations.rows.length === 0 && <p>{texts.neverRevoked}</p>}
          {revocations.rows.map(({ revokedOn, reinstatedOn }) => (
            <p key={`${revokedOn} ${reinstatedOn}`}>
              {formatList(language, [
                texts.revoked({ day: formatDay(language, revokedOn) }),
                reinstatedOn && texts.reinstated({ day: formatDay(language, reinstatedOn) }),
              ])}
            </p>
          ))}
        </RegisterCard>
      </div>
    </div>
  )
}

type RegisterCardProps = {
  kind: RegisterFile
  file: { postedOn: string | null; isStale: boolean; names: readonly string[] }
  children: ReactNode
}

function RegisterCard({ kind, file, children }: RegisterCardProps) {
  const language = useLanguage()
  const { case: texts } = useTexts(adminVerificationCatalog)
  const registerFilesTexts = useTexts(registerFilesCatalog)
  const { postedOn, isStale, names } = file
  return (
    <Card className="grid content-start gap-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base">{registerFilesTexts[kind]}</h3>
        <p className="text-muted flex flex-wrap items-center gap-2" title={formatList(language, names)}>
          {postedOn === null ? texts.notLoaded : texts.posted({ day: formatDay(language, postedOn) })}
          {isStale && <Badge variant="warn">{texts.stale}</Badge>}
        </p>
      </div>
      {postedOn !== null && children}
    </Card>
  )
}
