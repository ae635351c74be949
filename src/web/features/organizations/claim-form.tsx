import { getClaim, newClaim, requestClaim, type ClaimState } from '#contract/organizations/claims.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { Card } from '#web/ui/display/card.tsx'
import { DomainEmailForm } from '#web/ui/forms/domain-email-form.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { claimsCatalog } from './texts/claims-texts.ts'

/** Requests the email to an address on the website's domain. */
export function ClaimForm({ claim, domain }: { claim: ClaimState; domain: string }) {
  const { page: texts } = useTexts(claimsCatalog)
  const params = { id: claim.organization.id }
  const request = useEndpointForm(requestClaim, (body) => ({ params, body }), {
    schema: newClaim,
    defaultValues: { email: '' },
    failed: texts.failed,
    invalidates: [keyOf(getClaim, { params })],
    invalidatesAfter: 'settled',
  })
  const { sending } = request
  const sentTo = sending.isSuccess
    ? texts.sentText({ email: sending.variables.email })
    : claim.pending && texts.waiting({ email: claim.pending.email })
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <DomainEmailForm domain={domain} texts={texts} request={request} sentTo={sentTo} wide />
    </Card>
  )
}
