import type { User } from '#contract/accounts/accounts.ts'
import { useResendVerification } from '#web/features/accounts/recovery-api.ts'
import { useOrganizationHome } from '#web/features/dashboards/home/home-api.ts'
import { SetupChecklist } from '#web/features/dashboards/home/setup-checklist.tsx'

/** The checklist of the reader's organization, whose email can be sent again; nothing while it loads. */
export function OwnSetup({ user }: { user: User }) {
  const { data } = useOrganizationHome()
  const resend = useResendVerification()
  if (!data) return null
  return (
    <SetupChecklist
      home={data}
      email={user.email}
      resend={{
        isSent: resend.isSuccess,
        isPending: resend.isPending,
        send: (onSent) => resend.mutate(undefined, { onSuccess: onSent }),
      }}
    />
  )
}
