import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { OrganizationProfile } from '#contract/organization-profiles.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { AuthorityCard } from '#web/features/authority/authority-card.tsx'
import { DocumentsCard } from '#web/features/authority/documents-card.tsx'
import { useOrganizationProfile } from '#web/features/profiles/api.ts'
import { useVerification, type Standing } from '#web/features/verification/api.ts'
import { StandingView } from '#web/features/verification/standing.tsx'
import { VerificationWizard } from '#web/features/verification/verification-wizard.tsx'
import { useNow } from '#web/lib/clock.ts'
import { useLeaveSteps } from '#web/lib/leave-steps.ts'
import { usePageHead } from '#web/lib/page-head.ts'
import { verificationTexts } from '#web/messages/en/verification.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { LoadedProfile } from './loaded-profile.tsx'

const texts = verificationTexts

/** How long the notice of success is read before the dashboard comes, in milliseconds (features 9). */
const redirectDelay = 2000

/** An organization asks to be verified, or sees where that stands (features /organization-verification). */
export function OrganizationVerificationPage() {
  const { user } = useSession()
  const verification = useVerification()
  const profile = useOrganizationProfile()
  usePageHead({ title: texts.title })
  if (!user) return null
  return (
    <div className="page-width max-w-3xl pt-6 pb-16 sm:pt-8">
      <Button asChild variant="ghost" className="-ml-3">
        <Link {...paths.profile()}>
          <ArrowLeft aria-hidden />
          {texts.back}
        </Link>
      </Button>
      <h1 className="mt-2 text-3xl sm:text-4xl">{texts.title}</h1>
      <LoadedProfile query={verification} failed={texts.failedToRead}>
        {(standing) => (
          <LoadedProfile query={profile}>
            {(read) => standing && <Verification key={user.id} {...{ user, standing, profile: read }} />}
          </LoadedProfile>
        )}
      </LoadedProfile>
    </div>
  )
}

type VerificationProps = { user: User; standing: Standing; profile: OrganizationProfile | null }

function Verification({ user, standing, profile }: VerificationProps) {
  // What the wizard begins with: sent, it is another, and the page is about to be left.
  const [known] = useState({ user, standing, profile })
  const { step } = useSearch({ from: '/organization-verification' })
  const navigate = useNavigate()
  const leaveSteps = useLeaveSteps()
  const [isSent, setSent] = useState(false)
  const thisYear = new Date(useNow()).getFullYear()
  const { state } = isSent ? known.standing : standing
  const [primary] = user.organizations
  if (step === undefined && state !== 'none') {
    return (
      <div className="mt-6">
        <StandingView standing={{ ...standing, state }}>
          {primary && (
            <>
              <DocumentsCard organizationId={primary.id} />
              <AuthorityCard key={primary.id} organizationId={primary.id} />
            </>
          )}
        </StandingView>
      </div>
    )
  }
  return (
    <>
      <p className="text-muted measure mt-2 mb-8">{texts.intro}</p>
      {isSent ? (
        <Leaving
          onLeave={() =>
            leaveSteps(() => void navigate({ ...paths.dashboard(), replace: true, ignoreBlocker: true }))
          }
        />
      ) : (
        <VerificationWizard
          known={{ ...known, thisYear }}
          step={step}
          onStepChange={(chosen, { replace } = { replace: false }) =>
            void navigate({
              ...paths.organizationVerification({ step: chosen }),
              replace,
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

/** The dashboard comes by itself, or at once. */
function Leaving({ onLeave }: { onLeave: () => void }) {
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
