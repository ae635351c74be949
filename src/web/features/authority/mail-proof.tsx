import {
  authorityEmailRequest,
  getAuthority,
  requestAuthorityEmail,
  type AuthorityState,
} from '#contract/authority/authority.ts'
import { authorityLinkHours } from '#contract/limits.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { DomainEmailForm } from '#web/ui/forms/domain-email-form.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { authorityCatalog } from './texts/authority-texts.ts'

/** Requests the email to an address on the website's domain. */
export function MailProof({ state, domain }: { state: AuthorityState; domain: string }) {
  const { mail: texts } = useTexts(authorityCatalog)
  const params = { id: state.organization.id }
  const request = useEndpointForm(requestAuthorityEmail, (body) => ({ params, body }), {
    schema: authorityEmailRequest,
    defaultValues: { email: '' },
    failed: texts.failed,
    invalidates: [keyOf(getAuthority, { params })],
    invalidatesAfter: 'settled',
  })
  const { sending } = request
  const sentTo = sending.isSuccess
    ? texts.sentText({ email: sending.variables.email, authorityLinkHours })
    : state.pending && texts.waiting({ email: state.pending.email })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted measure text-sm wrap-anywhere">{texts.text({ domain })}</p>
      <DomainEmailForm domain={domain} texts={texts} request={request} sentTo={sentTo} />
    </div>
  )
}
