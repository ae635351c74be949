import { Link } from '@tanstack/react-router'
import { CircleX, MailOpen, PartyPopper, Unlink, UserRoundX } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import type { OpenedInvitation } from '#contract/organizations/member-invitations.ts'
import { withInvitation } from '#web/lib/session/sign-in-state.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmButton } from '#web/ui/overlays/confirm-dialog.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { OpeningLink } from '#web/ui/display/opening-link.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { getLinkErrorCode, useAnswerInvitation, useOpenedInvitation } from './member-api.ts'
import { invitationLinkCatalog, type InvitationLinkTexts } from './texts/invitation-link-texts.ts'

export type InvitationLinkProps = {
  token: string
  user: User | null
  /** Where to return after signing in. */
  next: string
  onAnswered: () => void
  /** Signs out, to sign in as someone else. */
  onSwitch: () => void
}

/** Shown for an invitation link: the invited person accepts or declines. */
export function InvitationLink({ token, user, ...ways }: InvitationLinkProps) {
  const texts = useTexts(invitationLinkCatalog)
  const opened = useOpenedInvitation(token, user?.id ?? null)
  const answer = useAnswerInvitation(token, { failed: texts.failed, onAnswered: ways.onAnswered })
  const refusal = getLinkErrorCode(answer.error) ?? getLinkErrorCode(opened.error)
  const organization = opened.data?.organizationName ?? ''
  // One frame for every state, so its title takes the focus whenever it changes.
  if (answer.isSuccess) return renderAnswered(texts, { joined: answer.data, organization })
  if (token === '' || refusal) {
    return <EmailLinkFrame icon={Unlink} title={texts.expiredTitle} text={texts.expiredText} />
  }
  if (!opened.data) return <OpeningLink opened={opened} failed={texts.failedTitle} />
  if (user && !opened.data.isForReader) {
    return (
      <EmailLinkFrame
        icon={UserRoundX}
        title={texts.otherTitle}
        text={texts.otherText({ organization, email: user.email })}
      >
        <Button wide onClick={ways.onSwitch}>
          {texts.otherAction}
        </Button>
      </EmailLinkFrame>
    )
  }
  return renderQuestion(texts, {
    invitation: opened.data,
    answer,
    isSignedIn: user !== null,
    next: ways.next,
  })
}

type QuestionProps = {
  invitation: OpenedInvitation
  answer: ReturnType<typeof useAnswerInvitation>
  isSignedIn: boolean
  next: string
}

function renderQuestion(texts: InvitationLinkTexts, { invitation, answer, isSignedIn, next }: QuestionProps) {
  const { organizationName: organization, role } = invitation
  // A server of the release before, which may answer while another one is being replaced, sends no name.
  const known = withInvitation(organization, invitation.invited ?? null)
  return (
    <EmailLinkFrame
      icon={MailOpen}
      title={texts.title({ organization })}
      text={
        <>
          <p>{texts.text({ organization, role })}</p>
          {!isSignedIn && <p className="mt-3">{texts.visitor}</p>}
        </>
      }
    >
      <div className="grid gap-3">
        {isSignedIn ? (
          <Button
            wide
            loading={answer.isPending && answer.variables}
            loadingText={texts.accepting}
            onClick={() => answer.mutate(true)}
          >
            {texts.accept}
          </Button>
        ) : (
          <>
            <Button asChild wide>
              <Link {...paths.signUp({ type: 'organization', next })} {...known}>
                {texts.signUp}
              </Link>
            </Button>
            <Button asChild wide variant="secondary">
              <Link {...paths.signIn({ next })} {...known}>
                {texts.signIn}
              </Link>
            </Button>
          </>
        )}
        <DeclineButton answer={answer} organization={organization} />
      </div>
    </EmailLinkFrame>
  )
}

/** Asks first: the link works only once. */
function DeclineButton({ answer, organization }: Pick<QuestionProps, 'answer'> & { organization: string }) {
  const texts = useTexts(invitationLinkCatalog)
  return (
    <ConfirmButton
      title={texts.declineTitle}
      text={texts.declineText({ organization })}
      confirmLabel={texts.decline}
      destructive
      loading={answer.isPending && !answer.variables}
      onConfirm={(close) => answer.mutate(false, { onSettled: close })}
      trigger={
        <Button wide variant="ghost">
          {texts.decline}
        </Button>
      }
    />
  )
}

function renderAnswered(
  texts: InvitationLinkTexts,
  { joined, organization }: { joined: string | null; organization: string },
) {
  if (joined === null) {
    return (
      <EmailLinkFrame
        icon={CircleX}
        title={texts.declinedTitle}
        text={texts.declinedText({ organization })}
      />
    )
  }
  return (
    <EmailLinkFrame
      icon={PartyPopper}
      title={texts.acceptedTitle({ organization })}
      text={texts.acceptedText}
    >
      <Button asChild wide>
        <Link {...paths.organizationDashboard({ tab: 'projects', organization: joined })}>
          {texts.acceptedAction}
        </Link>
      </Button>
    </EmailLinkFrame>
  )
}
