import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CallCard } from '#web/ui/display/call-card.tsx'
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
    <CallCard
      id="verification-call"
      icon={ShieldCheck}
      title={title}
      text={text}
      action={
        <Button asChild variant="secondary">
          <Link {...paths.organizationVerification()}>{action}</Link>
        </Button>
      }
    />
  )
}
