import { Link } from '@tanstack/react-router'
import { BadgeCheck, CircleX, Clock, ShieldAlert, type LucideIcon } from 'lucide-react'
import { use, type ReactNode } from 'react'
import type { StoredVerificationState } from '#domain/verification/register.ts'
import { formatDate, formatDay } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import type { VerificationStatus } from './api.ts'
import { verificationCatalog } from './texts/verification-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { ExplainForm } from './explain-form.tsx'

const styles: Record<StoredVerificationState, { icon: LucideIcon; badge: BadgeVariant; color: string }> = {
  verified: { icon: BadgeCheck, badge: 'success', color: 'text-success' },
  pending: { icon: Clock, badge: 'info', color: 'text-info' },
  suspended: { icon: ShieldAlert, badge: 'warn', color: 'text-warn' },
  declined: { icon: CircleX, badge: 'danger', color: 'text-danger' },
}

export type VerificationStatusViewProps = {
  status: VerificationStatus & { state: StoredVerificationState }
  /** Related content, such as documents. */
  children?: ReactNode
}

/** Verification status: the reasons, the register file, and the next actions. */
export function VerificationStatusView({
  status: verificationStatus,
  children,
}: VerificationStatusViewProps) {
  const { status: texts } = useTexts(verificationCatalog)
  const { state, reasons, request, checks } = verificationStatus
  const { icon: Icon, badge, color } = styles[state]
  const { hasRegisters } = use(SiteContext)
  // A number of another register was not looked up.
  const hasRegister = request ? request.registration === null : hasRegisters
  const needsReason = state === 'pending' && reasons.some(({ code }) => code === 'not_found')
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        as="section"
        padding="lg"
        aria-labelledby="verification-status"
        className="grid grid-cols-1 gap-6"
      >
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Icon aria-hidden className={`mt-0.5 size-7 shrink-0 ${color}`} />
          <div className="min-w-0 flex-1 basis-64">
            <h2 id="verification-status" className="text-xl">
              {texts.headings[state]}
            </h2>
            <p className="text-muted measure mt-1">{texts.texts[state]}</p>
          </div>
          <Badge variant={badge} size="md">
            {texts[state]}
          </Badge>
        </div>
        <Reasons reasons={reasons} note={verificationStatus.note} />
        <Facts status={verificationStatus} />
        <div>
          <Button asChild variant={state === 'suspended' || state === 'declined' ? 'primary' : 'secondary'}>
            <Link {...paths.organizationVerification({ step: 1 })}>{texts.actions[state]}</Link>
          </Button>
        </div>
      </Card>
      {needsReason && <ExplainForm key={request?.absence?.reason} savedAbsence={request?.absence ?? null} />}
      {children}
      {hasRegister && (checks || state === 'verified') && <Register status={verificationStatus} />}
    </div>
  )
}

function Reasons({ reasons, note }: Pick<VerificationStatus, 'reasons' | 'note'>) {
  const { status: texts } = useTexts(verificationCatalog)
  if (reasons.length === 0 && !note) return null
  return (
    <section aria-labelledby="verification-reasons" className="bg-sunken rounded-lg px-5 py-4">
      <h3 id="verification-reasons" className="text-base">
        {texts.reasons}
      </h3>
      {note && <p className="measure mt-1 wrap-anywhere whitespace-pre-line">{note}</p>}
      {reasons.length > 0 && (
        <ul className="mt-1 grid list-disc gap-1 ps-5">
          {reasons.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Facts({ status: { state, request, requestedAt, decidedAt } }: { status: VerificationStatus }) {
  const { status: texts } = useTexts(verificationCatalog)
  const language = useLanguage()
  const zone = use(TimeZoneContext)
  const day = (iso: string) => formatDate(language, iso, zone)
  return (
    <FactList
      paired
      facts={[
        ...(request
          ? [
              { label: texts.name, value: request.organizationName },
              ...(request.ein ? [{ label: texts.ein, value: request.ein }] : []),
              ...(request.registration
                ? [{ label: texts.registrationNumber, value: request.registration.number }]
                : []),
              ...(request.registration?.register
                ? [{ label: texts.registerName, value: request.registration.register }]
                : []),
            ]
          : []),
        ...(requestedAt
          ? [{ label: state === 'pending' ? texts.waitingSince : texts.asked, value: day(requestedAt) }]
          : []),
        ...(decidedAt ? [{ label: texts.decided, value: day(decidedAt) }] : []),
      ]}
    />
  )
}

/** Legal status with the register file and its date; authorization to represent the organization is separate. */
function Register({ status: { state, checks, isStale } }: { status: VerificationStatus }) {
  const language = useLanguage()
  const { status: texts } = useTexts(verificationCatalog)
  const postedOn = checks?.postedOn.bmf
  const notes = checks
    ? [...checks.tags.map((tag) => texts.tags[tag]), ...checks.flags.map((flag) => texts.flags[flag])]
    : []
  const confirmation =
    postedOn &&
    (state === 'verified' ? texts.confirmed : texts.notConfirmed)({ day: formatDay(language, postedOn) })
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby="verification-register"
      className="grid grid-cols-1 gap-5"
    >
      <div className="grid gap-1">
        <h2 id="verification-register" className="text-lg">
          {texts.registerHeading}
        </h2>
        {confirmation && <p>{confirmation}</p>}
        {!checks && <p>{texts.byHand}</p>}
        {isStale && <p className="text-warn font-medium">{texts.stale}</p>}
      </div>
      {checks && (
        <FactList
          paired
          facts={[
            { label: texts.matchedName, value: checks.matchedName ?? texts.noMatch },
            ...(checks.branch ? [{ label: texts.branch, value: checks.branch }] : []),
            ...(checks.file ? [{ label: texts.file, value: checks.file }] : []),
            ...(checks.matchedName ? [{ label: texts.kind, value: checks.label ?? texts.charity }] : []),
            ...(checks.revokedOn
              ? [{ label: texts.revokedOn, value: formatDay(language, checks.revokedOn) }]
              : []),
            ...(notes.length > 0 ? [{ label: texts.notes, value: notes.join('; ') }] : []),
          ]}
        />
      )}
      <p className="text-muted text-sm">{texts.legalOnly}</p>
    </Card>
  )
}
