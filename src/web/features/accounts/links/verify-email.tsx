import { Link } from '@tanstack/react-router'
import { MailCheck, MailQuestionMark, Unlink } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { getLinkError, useResendVerification, useVerifyEmail } from '#web/features/accounts/recovery-api.ts'
import { recoveryCatalog } from '#web/features/accounts/texts/recovery-texts.ts'

/** Verifies an address through an emailed link. It takes a click because mail scanners open links too. */
export function VerifyEmail({ token, user }: { token: string; user: User | null }) {
  const { verify: texts } = useTexts(recoveryCatalog)
  const verify = useVerifyEmail()
  const { data } = verify
  const refusal = getLinkError(verify.error)
  if (data) {
    return (
      <EmailLinkFrame
        icon={MailCheck}
        title={data.isChanged ? texts.changedTitle : texts.doneTitle}
        text={(data.isChanged ? texts.changedText : texts.doneText)({ email: data.email })}
      >
        <NextAction isSignedIn={user !== null} />
      </EmailLinkFrame>
    )
  }
  if (refusal === 'email_taken') {
    return (
      <EmailLinkFrame icon={Unlink} title={texts.takenTitle} text={texts.takenText}>
        <NextAction isSignedIn={user !== null} />
      </EmailLinkFrame>
    )
  }
  if (token === '' || refusal) return <Expired user={user} />
  return (
    <EmailLinkFrame icon={MailQuestionMark} title={texts.title} text={texts.text}>
      <Button
        wide
        loading={verify.isPending}
        loadingText={texts.pending}
        onClick={() => verify.mutate(token)}
      >
        {texts.submit}
      </Button>
    </EmailLinkFrame>
  )
}

function NextAction({ isSignedIn }: { isSignedIn: boolean }) {
  const { goOn, signIn } = useTexts(recoveryCatalog)
  return (
    <Button asChild wide>
      {isSignedIn ? <Link {...paths.dashboard()}>{goOn}</Link> : <Link {...paths.signIn()}>{signIn}</Link>}
    </Button>
  )
}

/** What an expired link offers depends on the reader: a new email, nothing more, or signing in. */
function Expired({ user }: { user: User | null }) {
  const { verify: texts, expiredTitle, forgot, notice, settings } = useTexts(recoveryCatalog)
  const resend = useResendVerification()
  if (!user) {
    return (
      <EmailLinkFrame icon={Unlink} title={expiredTitle} text={texts.expiredVisitor}>
        <NextAction isSignedIn={false} />
      </EmailLinkFrame>
    )
  }
  if (resend.isSuccess) {
    return (
      <EmailLinkFrame icon={MailCheck} title={forgot.sentTitle} text={notice.sent({ email: user.email })} />
    )
  }
  if (user.isEmailVerified) {
    return (
      <EmailLinkFrame icon={Unlink} title={expiredTitle} text={texts.already({ email: user.email })}>
        <Button asChild wide>
          <Link {...paths.profile({ tab: 'settings' })}>{settings}</Link>
        </Button>
      </EmailLinkFrame>
    )
  }
  return (
    <EmailLinkFrame icon={Unlink} title={expiredTitle} text={texts.expired}>
      <Button wide loading={resend.isPending} loadingText={notice.pending} onClick={() => resend.mutate()}>
        {notice.again}
      </Button>
    </EmailLinkFrame>
  )
}
