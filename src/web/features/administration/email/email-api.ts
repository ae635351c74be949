import { checkEmailDomain, getEmailDelivery, sendTestEmail, testEmailForm } from '#contract/email/email.ts'
import { exportStoredEmails, listStoredEmails } from '#contract/email/stored.ts'
import { download } from '#web/lib/calls/api.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** How emails leave. */
export function useEmailDelivery() {
  return useEndpointQuery(getEmailDelivery, {})
}

/** The stored emails that a search finds, newest first. */
export const useStoredEmails = (q: string) => useEndpointList(listStoredEmails, { query: { q } })

/** Downloads them. */
export const useStoredEmailsExport = (q: string) =>
  useCallMutation(() => download(exportStoredEmails, { body: { q } }))

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
