/** The pages that links in emails open (record 0026). */
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { AdministratorLink } from '#web/features/accounts/links/administrator-link.tsx'
import { KeepAccount } from '#web/features/accounts/links/keep-account.tsx'
import { useSignOut } from '#web/features/accounts/sign-out.ts'
import { RestoreEmail } from '#web/features/accounts/links/restore-email.tsx'
import { JoinLink } from '#web/features/accounts/links/join-link.tsx'
import { ResetPassword } from '#web/features/accounts/links/reset-password.tsx'
import { useSession } from '#web/features/accounts/session.ts'
import { VerifyEmail } from '#web/features/accounts/links/verify-email.tsx'
import { AuthorityLink } from '#web/features/authority/authority-link.tsx'
import { ClaimLink } from '#web/features/organizations/claim-link.tsx'
import { InvitationLink } from '#web/features/organizations/invitation-link.tsx'
import { Unsubscribe } from '#web/features/notifications/unsubscribe.tsx'
import { useStoredLinkToken, useLinkToken } from '#web/lib/navigation/link-token.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { paths } from '#web/lib/navigation/paths.ts'

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
  return <RestoreEmail key={token} token={token} contactEmail={contactEmail} />
}

/** /auth/keep-account */
export function KeepAccountPage() {
  const token = useLinkToken()
  return <KeepAccount key={token} token={token} />
}

/** What the page of an email link needs if the user may have to sign in first and return to `next`. */
function useEmailLink(next: string) {
  const { token, forget } = useStoredLinkToken()
  const { user } = useSession()
  const navigate = useNavigate()
  const signOut = useSignOut({ leave: () => navigate(paths.signIn({ next })) })
  return { token, forget, user, next, onSwitch: signOut }
}

/** /auth/invitation */
export function InvitationPage() {
  const { forget, ...reader } = useEmailLink('/auth/invitation')
  return <InvitationLink key={reader.token} {...reader} onAnswered={forget} />
}

/** /auth/join */
export function JoinPage() {
  const { token, forget } = useStoredLinkToken()
  const { user } = useSession()
  const navigate = useNavigate()
  // The page then shows the form.
  const signOut = useSignOut({ leave: () => Promise.resolve() })
  const onJoined = () => {
    forget()
    void navigate({ ...paths.home(), replace: true })
  }
  return <JoinLink key={token} token={token} user={user} onJoined={onJoined} onSwitch={signOut} />
}

/** /auth/claim */
export function ClaimLinkPage() {
  const { forget, ...reader } = useEmailLink('/auth/claim')
  return <ClaimLink key={reader.token} {...reader} onConfirmed={forget} />
}

/** /auth/administrator */
export function AdministratorLinkPage() {
  const { forget, ...reader } = useEmailLink('/auth/administrator')
  return <AdministratorLink key={reader.token} {...reader} onAccepted={forget} />
}

/** /auth/authority */
export function AuthorityLinkPage() {
  const { forget, ...reader } = useEmailLink('/auth/authority')
  return <AuthorityLink key={reader.token} {...reader} onConfirmed={forget} />
}

/** /auth/unsubscribe */
export function UnsubscribePage() {
  // The token stays stored after use, so that unsubscribing can be undone after a reload.
  const { token } = useStoredLinkToken()
  return <Unsubscribe key={token} token={token} />
}
