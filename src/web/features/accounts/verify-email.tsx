import { Link } from '@tanstack/react-router'
import { MailCheck, MailQuestionMark, Unlink } from 'lucide-react'
import type { User } from '#contract/accounts.ts'
import { recoveryTexts } from '#web/messages/en/recovery.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LetterFrame } from '#web/ui/letter-frame.tsx'
import { refusalOf, useResendVerification, useVerifyEmail } from './recovery-api.ts'

/** Verifies an address by the link of a letter, when it is pressed: mail scanners open links too. */
export function VerifyEmail({ token, user }: { token: string; user: User | null }) {
  const { verify: texts } = recoveryTexts
  const verify = useVerifyEmail()
  const { data } = verify
  const refusal = refusalOf(verify.error)
  if (data) {
    return (
      <LetterFrame
        icon={MailCheck}
        title={data.isChanged ? texts.changedTitle : texts.doneTitle}
        text={(data.isChanged ? texts.changedText : texts.doneText)(data.email)}
      >
        <WayOn isSignedIn={user !== null} />
      </LetterFrame>
    )
  }
  if (refusal === 'email_taken') {
    return (
      <LetterFrame icon={Unlink} title={texts.takenTitle} text={texts.takenText}>
        <WayOn isSignedIn={user !== null} />
      </LetterFrame>
    )
  }
  if (token === '' || refusal) return <Expired user={user} />
  return (
    <LetterFrame icon={MailQuestionMark} title={texts.title} text={texts.text}>
      <Button
        wide
        loading={verify.isPending}
        loadingText={texts.pending}
        onClick={() => verify.mutate(token)}
      >
        {texts.submit}
      </Button>
    </LetterFrame>
  )
}

function WayOn({ isSignedIn }: { isSignedIn: boolean }) {
  const { goOn, signIn } = recoveryTexts
  return (
    <Button asChild wide>
      {isSignedIn ? <Link {...paths.dashboard()}>{goOn}</Link> : <Link {...paths.signIn()}>{signIn}</Link>}
    </Button>
  )
}

/** What to do about a link that is void depends on who is here: a new letter, nothing any more, or signing in. */
function Expired({ user }: { user: User | null }) {
  const { verify: texts, expiredTitle, forgot, notice, settings } = recoveryTexts
  const resend = useResendVerification()
  if (!user) {
    return (
      <LetterFrame icon={Unlink} title={expiredTitle} text={texts.expiredVisitor}>
        <WayOn isSignedIn={false} />
      </LetterFrame>
    )
  }
  if (resend.isSuccess) {
    return <LetterFrame icon={MailCheck} title={forgot.sentTitle} text={notice.sent(user.email)} />
  }
  if (user.isEmailVerified) {
    return (
      <LetterFrame icon={Unlink} title={expiredTitle} text={texts.already(user.email)}>
        <Button asChild wide>
          <Link {...paths.profile({ tab: 'settings' })}>{settings}</Link>
        </Button>
      </LetterFrame>
    )
  }
  return (
    <LetterFrame icon={Unlink} title={expiredTitle} text={texts.expired}>
      <Button wide loading={resend.isPending} loadingText={notice.pending} onClick={() => resend.mutate()}>
        {notice.again}
      </Button>
    </LetterFrame>
  )
}
