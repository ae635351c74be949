import { Link } from '@tanstack/react-router'
import { KeyRound, LogIn, Unlink, UserRoundX } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkFrame, type EmailLinkFrameProps } from './email-link-frame.tsx'
import { OpeningLink } from './opening-link.tsx'

/** What a screen says about the link that opened it. */
export type EmailLinkProps = {
  token: string
  /** Null for a visitor. */
  user: { id: string; email: string } | null
  /** Where to return after signing in. */
  next: string
  onConfirmed: () => void
  /** Signs out, to sign in as someone else. */
  onSwitch: () => void
}

export type EmailLinkQuestionProps = {
  texts: {
    title: (about: { organization: string }) => string
    text: (about: { organization: string }) => string
    submit: string
    pending: string
    expiredTitle: string
    expiredText: string
    visitorTitle: string
    visitorText: string
    signIn: string
    loadFailed: string
    otherTitle: string
    otherText: (about: { organization: string; email: string }) => string
    otherAction: string
  }
  /** Null for a visitor. */
  email: string | null
  /** Where to return after signing in. */
  next: string
  organization: string
  opened: {
    data: { isOwn: boolean } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  confirm: { isPending: boolean; mutate: () => void }
  /** The link was used, revoked or is invalid. */
  isOver: boolean
  /** Replaces the question. It renders inside the same frame, because only then does the new title get the focus. */
  answer: EmailLinkFrameProps | null
  /** Signs out, so that someone else can sign in. */
  onSwitch: () => void
}

/** The question behind a link that only the person who requested the email may use. */
export function EmailLinkQuestion(props: EmailLinkQuestionProps) {
  const { texts, email, next, organization, opened, confirm, isOver, answer, onSwitch } = props
  if (answer) return <EmailLinkFrame {...answer} />
  if (isOver) return <EmailLinkFrame icon={Unlink} title={texts.expiredTitle} text={texts.expiredText} />
  if (email === null) {
    return (
      <EmailLinkFrame icon={LogIn} title={texts.visitorTitle} text={texts.visitorText}>
        <Button asChild wide>
          <Link {...paths.signIn({ next })}>{texts.signIn}</Link>
        </Button>
      </EmailLinkFrame>
    )
  }
  if (!opened.data) return <OpeningLink opened={opened} failed={texts.loadFailed} />
  if (!opened.data.isOwn) {
    return (
      <EmailLinkFrame
        icon={UserRoundX}
        title={texts.otherTitle}
        text={texts.otherText({ organization, email })}
      >
        <Button wide onClick={onSwitch}>
          {texts.otherAction}
        </Button>
      </EmailLinkFrame>
    )
  }
  return (
    <EmailLinkFrame icon={KeyRound} title={texts.title({ organization })} text={texts.text({ organization })}>
      <Button wide loading={confirm.isPending} loadingText={texts.pending} onClick={() => confirm.mutate()}>
        {texts.submit}
      </Button>
    </EmailLinkFrame>
  )
}
