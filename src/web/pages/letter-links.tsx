/** The pages that the links of letters open (record 0026). */
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { AdministratorLink } from '#web/features/accounts/administrator-link.tsx'
import { useSignOut } from '#web/features/accounts/api.ts'
import { KeepEmail } from '#web/features/accounts/keep-email.tsx'
import { ResetPassword } from '#web/features/accounts/reset-password.tsx'
import { useSession } from '#web/features/accounts/session.ts'
import { VerifyEmail } from '#web/features/accounts/verify-email.tsx'
import { AuthorityLetter } from '#web/features/authority/authority-letter.tsx'
import { ClaimLetter } from '#web/features/organizations/claim-letter.tsx'
import { InvitationLetter } from '#web/features/organizations/invitation-letter.tsx'
import { Unsubscribe } from '#web/features/notifications/unsubscribe.tsx'
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

/** What the page of a link needs that somebody may have to sign in for first, and come back to `next`. */
function useLetterReader(next: string) {
  const { token, forget } = useKeptLinkToken()
  const { user } = useSession()
  const navigate = useNavigate()
  const signOut = useSignOut({ leave: () => navigate(paths.signIn({ next })) })
  return { token, forget, user, next, onSwitch: () => signOut.mutate() }
}

/** /auth/invitation */
export function InvitationPage() {
  const { forget, ...reader } = useLetterReader('/auth/invitation')
  return <InvitationLetter key={reader.token} {...reader} onAnswered={forget} />
}

/** /auth/claim */
export function ClaimLetterPage() {
  const { forget, ...reader } = useLetterReader('/auth/claim')
  return <ClaimLetter key={reader.token} {...reader} onConfirmed={forget} />
}

/** /auth/administrator */
export function AdministratorLinkPage() {
  const { forget, ...reader } = useLetterReader('/auth/administrator')
  return <AdministratorLink key={reader.token} {...reader} onAccepted={forget} />
}

/** /auth/authority */
export function AuthorityLetterPage() {
  const { forget, ...reader } = useLetterReader('/auth/authority')
  return <AuthorityLetter key={reader.token} {...reader} onConfirmed={forget} />
}

/** /auth/unsubscribe */
export function UnsubscribePage() {
  // Kept once it is used, too: what was ended can be taken back after a reload.
  const { token } = useKeptLinkToken()
  return <Unsubscribe key={token} token={token} />
}
