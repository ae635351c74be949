import { askedIdentifierKind } from '#domain/verification/identifiers.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { AuthorityCard } from '#web/features/authority/authority-card.tsx'
import { DocumentsCard } from '#web/features/authority/documents-card.tsx'
import { HelpedNotice } from '#web/features/organizations/helped-notice.tsx'
import { useOrganizationProfile } from '#web/features/profiles/api.ts'
import { useVerification, type VerificationStatus } from '#web/features/verification/api.ts'
import { VerificationStatusView } from '#web/features/verification/verification-status.tsx'
import { VerificationWizard } from '#web/features/verification/verification-wizard.tsx'
import { useActingOrganization } from '#web/lib/session/acting-organization.ts'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { moveToStep, useLeaveSteps } from '#web/lib/drafts/leave-steps.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { verificationCatalog } from '#web/features/verification/texts/verification-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LoadedProfile } from '#web/pages/profiles/loaded-profile.tsx'

/** How long the success message shows before the dashboard opens, in milliseconds (spec F9). */
const redirectDelay = 2000

/** Requests the verification of an organization, or shows its status (/organization-verification). */
export function OrganizationVerificationPage() {
  const texts = useTexts(verificationCatalog)
  const { user } = useSession()
  const acting = useActingOrganization()
  const verification = useVerification()
  const profile = useOrganizationProfile()
  usePageHead({ title: texts.title })
  const canVerify = useHasPower('organization', acting?.id)
  if (!user) return null
  return (
    <div className="page-width max-w-3xl pt-6 pb-16 sm:pt-8">
      <Button asChild variant="ghost" className="-ms-3">
        <Link {...paths.profile()}>
          <ArrowLeft aria-hidden />
          {texts.back}
        </Link>
      </Button>
      <h1 className="mt-2 text-3xl sm:text-4xl">{texts.title}</h1>
      {canVerify ? (
        <LoadedProfile query={verification} failed={texts.failedToRead}>
          {(verificationStatus) => (
            <LoadedProfile query={profile}>
              {(read) =>
                verificationStatus && (
                  <Verification
                    key={`${user.id}:${acting?.id}`}
                    {...{ user, status: verificationStatus, profile: read }}
                  />
                )
              }
            </LoadedProfile>
          )}
        </LoadedProfile>
      ) : (
        <div className="mt-6">
          <HelpedNotice />
        </div>
      )}
    </div>
  )
}

type VerificationProps = { user: User; status: VerificationStatus; profile: OrganizationProfile | null }

function Verification({ user, status: verificationStatus, profile }: VerificationProps) {
  const texts = useTexts(verificationCatalog)
  // The state at the start: submitting changes it shortly before the page is left.
  const [initial] = useState({ user, status: verificationStatus, profile })
  const { step } = useSearch({ from: '/organization-verification' })
  const navigate = useNavigate()
  const leaveSteps = useLeaveSteps()
  const [isSent, setSent] = useState(false)
  const thisYear = new Date(useNow()).getFullYear()
  const { state } = isSent ? initial.status : verificationStatus
  const { hasRegisters } = use(SiteContext)
  const [primary] = user.organizations
  if (step === undefined && state !== 'none') {
    return (
      <div className="mt-6">
        <VerificationStatusView status={{ ...verificationStatus, state }}>
          {primary && (
            <>
              <DocumentsCard organizationId={primary.id} />
              <AuthorityCard key={primary.id} organizationId={primary.id} />
            </>
          )}
        </VerificationStatusView>
      </div>
    )
  }
  return (
    <>
      <p className="text-muted measure mt-2 mb-8">{hasRegisters ? texts.intro : texts.introElsewhere}</p>
      {isSent ? (
        <Leaving
          onLeave={() =>
            leaveSteps(() => void navigate({ ...paths.dashboard(), replace: true, ignoreBlocker: true }))
          }
        />
      ) : (
        <VerificationWizard
          sources={{ ...initial, thisYear, kind: askedIdentifierKind(hasRegisters) }}
          step={step}
          onStepChange={(chosen, { replace } = { replace: false }) =>
            void navigate({
              ...paths.organizationVerification({ step: chosen }),
              ...moveToStep(chosen, { open: step, replace }),
              resetScroll: false,
            })
          }
          onSent={({ title, message: description, reasons }) => {
            const isUnexplained = reasons.some(({ code }) => code === 'not_found')
            const onSelect = () => void navigate(paths.organizationVerification())
            toast({
              title,
              description,
              ...(isUnexplained && { action: { label: texts.sent.explain, onSelect } }),
            })
            setSent(true)
          }}
        />
      )}
    </>
  )
}

/** The dashboard opens automatically after a delay, or immediately on click. */
function Leaving({ onLeave }: { onLeave: () => void }) {
  const texts = useTexts(verificationCatalog)
  const { heading, text, dashboard } = texts.sent
  const title = useRef<HTMLHeadingElement>(null)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    title.current?.focus()
    const timer = setTimeout(leave, redirectDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Card padding="lg" className="grid justify-items-start gap-3">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {heading}
      </h2>
      <p className="text-muted">{text}</p>
      <Button variant="secondary" onClick={onLeave}>
        {dashboard}
      </Button>
    </Card>
  )
}
