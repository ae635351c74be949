/** The pages that the links of letters open (record 0026). */
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { useSignOut } from '#web/features/accounts/api.ts'
import { KeepEmail } from '#web/features/accounts/keep-email.tsx'
import { ResetPassword } from '#web/features/accounts/reset-password.tsx'
import { useSession } from '#web/features/accounts/session.ts'
import { VerifyEmail } from '#web/features/accounts/verify-email.tsx'
import { InvitationLetter } from '#web/features/organizations/invitation-letter.tsx'
import { useKeptLinkToken, useLinkToken } from '#web/lib/link-token.ts'
import { SiteContext } from '#web/lib/site.ts'
import { paths } from '#web/paths.ts'

/** /auth/reset */
export function ResetPasswordPage() {
  const token = useLinkToken()
  const navigate = useNavigate()
  return (
    <ResetPassword
      key={token}
      token={token}
      onDone={() => void navigate({ ...paths.signIn(), replace: true })}
    />
  )
}

/** /auth/verify */
export function VerifyEmailPage() {
  const token = useLinkToken()
  const { user } = useSession()
  return <VerifyEmail key={token} token={token} user={user} />
}

/** /auth/keep-email */
export function KeepEmailPage() {
  const token = useLinkToken()
  const { contactEmail } = use(SiteContext)
  return <KeepEmail key={token} token={token} contactEmail={contactEmail} />
}

const invitationPath = '/auth/invitation'

/** /auth/invitation */
export function InvitationPage() {
  const { token, forget } = useKeptLinkToken()
  const { user } = useSession()
  const navigate = useNavigate()
  const signOut = useSignOut({ leave: () => navigate(paths.signIn({ next: invitationPath })) })
  return (
    <InvitationLetter
      key={token}
      token={token}
      user={user}
      next={invitationPath}
      onAnswered={forget}
      onSwitch={() => signOut.mutate()}
    />
  )
}
