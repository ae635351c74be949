import { useTexts } from '#web/lib/language/texts.ts'
import { useVerification } from './api.ts'
import { verificationCatalog } from './texts/verification-texts.ts'

/**
 * Says that the organization that acts has not asked to be verified, as the documented "Pending Verification" could mean
 * that it waits for our staff.
 */
export function NotRequested() {
  const { notRequested } = useTexts(verificationCatalog)
  const { data } = useVerification()
  return data?.state === 'none' && <p className="text-muted text-sm">{notRequested}</p>
}
