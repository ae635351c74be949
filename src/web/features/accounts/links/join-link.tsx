import { Link } from '@tanstack/react-router'
import { CircleX, MailOpen, Unlink, UserRoundX } from 'lucide-react'
import { declineAccountInvitation, openAccountInvitation } from '#contract/accounts/account-invitations.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmButton } from '#web/ui/overlays/confirm-dialog.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { OpeningLink } from '#web/ui/display/opening-link.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { useSignUp } from '#web/features/accounts/api.ts'
import { JoinForm } from '#web/features/accounts/sign-in/join-form.tsx'
import { getLinkError, toastAccountFailure } from '#web/features/accounts/recovery-api.ts'
import { joinCatalog } from '#web/features/accounts/texts/join-texts.ts'

const hasCode = (error: unknown, code: string) => isApiError(error) && error.body?.code === code

function useDecline() {
  const texts = useTexts(joinCatalog)
  return useEndpointMutation(
    declineAccountInvitation,
    (declined: string) => ({ body: { token: declined } }),
    { onError: (error) => toastAccountFailure({ title: texts.failed }, error) },
  )
}

type JoinLinkProps = {
  token: string
  user: User | null
  onJoined: () => void
  /** Signs out, to create the account. */
  onSwitch: () => void
}

/** Shown for the link of an invitation to create an account: the person joins or declines. */
export function JoinLink({ token, user, onJoined, onSwitch }: JoinLinkProps) {
  const texts = useTexts(joinCatalog)
  const signUp = useSignUp()
  // Its link is used up then, and what was cached for a visitor is gone.
  const isJoining = signUp.isPending || signUp.isSuccess
  const opened = useEndpointQuery(
    openAccountInvitation,
    { body: { token } },
    {
      queryKey: [openAccountInvitation.path, token],
      enabled: token !== '' && !isJoining,
      refetchOnMount: true,
    },
  )
  const decline = useDecline()
  // One frame for every state, so its title takes the focus whenever it changes.
  if (decline.isSuccess) {
    return <EmailLinkFrame icon={CircleX} title={texts.declinedTitle} text={texts.declinedText} />
  }
  if (isJoining && !opened.data) return <LoadingScreen />
  if (token === '' || [opened, decline, signUp].some(({ error }) => getLinkError(error))) {
    return (
      <EmailLinkFrame
        icon={Unlink}
        title={texts.expiredTitle}
        text={user ? texts.expiredForUser({ email: user.email }) : texts.expiredText}
      >
        <Button asChild wide>
          {user ? (
            <Link {...paths.home()}>{texts.home}</Link>
          ) : (
            <Link {...paths.signUp({ type: 'volunteer' })}>{texts.signUp}</Link>
          )}
        </Button>
      </EmailLinkFrame>
    )
  }
  if (!opened.data) return <OpeningLink opened={opened} failed={texts.failedTitle} />
  const { email } = opened.data
  const hasAccount = opened.data.hasAccount || hasCode(signUp.error, 'account_exists')
  if (user && user.email.toLowerCase() === email.toLowerCase()) {
    return (
      <EmailLinkFrame icon={MailOpen} title={texts.accountTitle} text={texts.ownText({ email })}>
        <Button asChild wide>
          <Link {...paths.home()}>{texts.home}</Link>
        </Button>
      </EmailLinkFrame>
    )
  }
  if (user) {
    return (
      <EmailLinkFrame
        icon={UserRoundX}
        title={texts.otherTitle}
        text={(hasAccount ? texts.otherAccountText : texts.otherText)({ own: user.email, email })}
      >
        <Button wide onClick={onSwitch}>
          {texts.otherAction}
        </Button>
      </EmailLinkFrame>
    )
  }
  if (hasAccount) {
    return (
      <EmailLinkFrame icon={MailOpen} title={texts.accountTitle} text={texts.accountText({ email })}>
        <Button asChild wide>
          <Link {...paths.signIn()}>{texts.signIn}</Link>
        </Button>
      </EmailLinkFrame>
    )
  }
  return (
    <EmailLinkFrame icon={MailOpen} title={texts.title} text={texts.text({ email })}>
      <JoinForm token={token} invited={opened.data} signUp={signUp} onJoined={onJoined} />
      <DeclineButton email={email} decline={decline} token={token} />
    </EmailLinkFrame>
  )
}

type DeclineButtonProps = { email: string; token: string; decline: ReturnType<typeof useDecline> }

/** Asks first: no one can invite the address again. */
function DeclineButton({ email, token, decline }: DeclineButtonProps) {
  const texts = useTexts(joinCatalog)
  return (
    <ConfirmButton
      title={texts.declineTitle}
      text={texts.declineText({ email })}
      confirmLabel={texts.declineConfirm}
      destructive
      loading={decline.isPending}
      onConfirm={(close) => decline.mutate(token, { onSettled: close })}
      trigger={
        <Button wide variant="ghost">
          {texts.decline}
        </Button>
      }
    />
  )
}
