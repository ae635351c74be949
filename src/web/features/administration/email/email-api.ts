import { checkEmailDomain, getEmailDelivery, sendTestEmail, testEmailForm } from '#contract/email/email.ts'
import { useEndpointForm } from '#web/lib/endpoint-form.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

/** How emails leave. */
export function useEmailDelivery() {
  return useEndpointQuery(getEmailDelivery, {})
}

/** The DNS records of the sender's domain, with these DKIM selectors or else those of the settings. */
export function useEmailDomain(selectors: string) {
  return useEndpointQuery(checkEmailDomain, { query: { selectors } }, { refetchOnWindowFocus: false })
}

/** The form of a test email. Its answer stays until the next one is sent. */
export function useTestEmail(recipient: string) {
  return useEndpointForm(sendTestEmail, (body: { recipient: string }) => ({ body }), {
    schema: testEmailForm,
    defaultValues: { recipient },
    shouldFocusError: true,
  })
}
