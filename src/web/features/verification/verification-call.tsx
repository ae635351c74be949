import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { verificationCatalog } from './texts/verification-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useVerification } from './api.ts'

/** Links to the verification while the organization is not verified. */
export function VerificationCall() {
  const verificationTexts = useTexts(verificationCatalog)
  const { data: verificationStatus } = useVerification()
  const canVerify = useHasPower('organization')
  if (!canVerify) return null
  if (!verificationStatus || verificationStatus.isVerified || verificationStatus.state === 'verified')
    return null
  const { title, text, action } = verificationTexts.call[verificationStatus.state]
  return (
    <Card
      as="section"
      aria-labelledby="verification-call"
      className="flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      <ShieldCheck aria-hidden className="text-primary size-7 shrink-0" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="verification-call" className="text-lg">
          {title}
        </h2>
        <p className="text-muted mt-0.5">{text}</p>
      </div>
      <Button asChild variant="secondary">
        <Link {...paths.organizationVerification()}>{action}</Link>
      </Button>
    </Card>
  )
}
