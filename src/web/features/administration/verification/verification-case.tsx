import { formatList } from '#contract/i18n/lists.ts'
import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VerificationCase } from '#contract/verification/cases.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { AuthorityCaseView } from '#web/features/administration/authority/authority-case.tsx'
import { nameAccount } from '#web/features/administration/cases/account-name.ts'
import { adminVerificationCatalog } from '#web/features/administration/texts/admin-verification-texts.ts'
import { deletedAccountCatalog } from '#web/features/administration/texts/deleted-account-texts.ts'
import { adminAuthorityCatalog } from '#web/features/administration/texts/admin-authority-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { Decision } from './verification-decision.tsx'
import { EvidenceTable, RegisterCards } from './verification-evidence.tsx'
import { StatedFacts } from './stated-facts.tsx'

/** A whole case: the advice and the decision first, then the evidence. */
export function VerificationCaseView({ about }: { about: VerificationCase }) {
  const adminAuthorityTexts = useTexts(adminAuthorityCatalog)
  const { case: texts } = useTexts(adminVerificationCatalog)
  return (
    <div className="grid grid-cols-1 gap-10">
      <Decision about={about} />
      {about.request.registration === null ? (
        <>
          <Part id="evidence" title={texts.evidence} text={texts.evidenceIntro}>
            <EvidenceTable about={about} />
          </Part>
          <Part id="registers" title={texts.registers}>
            <RegisterCards about={about} />
          </Part>
        </>
      ) : (
        <Part id="evidence" title={texts.stated}>
          <StatedFacts about={about} registration={about.request.registration} />
        </Part>
      )}
      <Part id="authority" title={adminAuthorityTexts.heading} text={adminAuthorityTexts.text}>
        <AuthorityCaseView id={about.organization.id} />
      </Part>
      <Part id="holders" title={texts.holders}>
        <Holders about={about} />
      </Part>
      <Part id="request" title={texts.request}>
        <RequestFacts about={about} />
      </Part>
      <Part id="members" title={texts.members}>
        <Members about={about} />
      </Part>
      <Part id="history" title={texts.history}>
        <History about={about} />
      </Part>
    </div>
  )
}

function Part({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="text-muted mt-0.5 text-sm">{text}</p>}
      </div>
      {children}
    </section>
  )
}

function Holders({ about }: { about: VerificationCase }) {
  const { case: texts } = useTexts(adminVerificationCatalog)
  const { verificationStates } = useTexts(staffListsCatalog)
  if (about.holders.length === 0) return <p className="text-muted text-sm">{texts.noHolders}</p>
  return (
    <RowList label={texts.holders}>
      {about.holders.map((holder) => (
        <Row
          key={holder.id}
          title={
            <Link {...paths.organization(holder.id)} className="link" dir="auto">
              {holder.organizationName}
            </Link>
          }
          text={holder.location}
          aside={
            holder.isVerified && (
              <Badge variant="success" icon={BadgeCheck}>
                {verificationStates.verified}
              </Badge>
            )
          }
        />
      ))}
    </RowList>
  )
}

function RequestFacts({ about }: { about: VerificationCase }) {
  const language = useLanguage()
  const { case: texts } = useTexts(adminVerificationCatalog)
  const { requestFacts: facts, none } = texts
  const { request, organization, requestedBy } = about
  const { street, city, state, zipCode } = request.address
  const { absence } = request
  const person = formatList(language, [request.contactPersonName, request.contactPersonTitle])
  const why = absence && [
    texts.absences[absence.reason],
    absence.sponsorEin && texts.sponsor({ ein: absence.sponsorEin }),
  ]
  return (
    <Card padding="lg">
      <FactList
        paired
        facts={[
          { label: facts.contact, value: person || none },
          { label: facts.email, value: request.contactPersonEmail ?? none },
          { label: facts.phone, value: request.phone ?? none },
          { label: facts.address, value: formatList(language, [street, city, state, zipCode]) || none },
          { label: facts.website, value: organization.website ?? none },
          {
            label: facts.by,
            value: (
              <>
                {requestedBy ? formatFullName(requestedBy) : none},{' '}
                <TimeStamp iso={about.requestedAt} inText />
              </>
            ),
          },
          ...(why ? [{ label: facts.absence, value: formatList(language, why) }] : []),
          { label: facts.mission, value: organization.missionStatement ?? none },
        ]}
      />
    </Card>
  )
}

function Members({ about }: { about: VerificationCase }) {
  const { case: texts } = useTexts(adminVerificationCatalog)
  if (about.members.length === 0) return <p className="text-muted text-sm">{texts.noMembers}</p>
  return (
    <RowList label={texts.members}>
      {about.members.map((member) => (
        <Row
          key={member.id}
          name={formatFullName(member)}
          title={formatFullName(member)}
          text={member.email}
          aside={<Badge>{texts.roles[member.role]}</Badge>}
        />
      ))}
    </RowList>
  )
}

function History({ about }: { about: VerificationCase }) {
  const language = useLanguage()
  const { case: texts } = useTexts(adminVerificationCatalog)
  const { verificationStates, verificationReasons } = useTexts(staffListsCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  return (
    <RowList label={texts.history}>
      {about.history.map((each) => {
        const day = each.postedOn.bmf
        const who = each.isByRegister
          ? formatList(language, [texts.byRegister, day && texts.ofFile({ day: formatDay(language, day) })])
          : texts.by({ name: nameAccount(each.decidedBy, inSentence) })
        return (
          <Row
            key={each.id}
            title={`${verificationStates[each.state]} ${who}`}
            text={formatList(
              language,
              each.reasons.map((reason) => verificationReasons[reason]),
            )}
            aside={<TimeStamp iso={each.at} className="text-muted" />}
            below={
              each.note && <p className="measure text-sm wrap-anywhere whitespace-pre-line">{each.note}</p>
            }
          />
        )
      })}
    </RowList>
  )
}
