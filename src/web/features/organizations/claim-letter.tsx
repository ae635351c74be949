import { Link } from '@tanstack/react-router'
import { KeyRound, LogIn, PartyPopper, Unlink, UserRoundX } from 'lucide-react'
import type { User } from '#contract/accounts.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LetterFrame } from '#web/ui/letter-frame.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx'
import { useConfirmClaim, useOpenedClaim } from './claim-api.ts'
import { linkRefusalOf } from './member-api.ts'

export type ClaimLetterProps = {
  token: string
  user: User | null
  /** Where to come back to after signing in. */
  next: string
  onConfirmed: () => void
  /** Signs out, to sign in as somebody else. */
  onSwitch: () => void
}

/** What the link of a claim opens: becoming the owner, by who asked for it. */
export function ClaimLetter({ token, user, next, onConfirmed, onSwitch }: ClaimLetterProps) {
  const { letter: texts } = messages.claims
  const opened = useOpenedClaim(token, user?.id ?? null)
  const confirm = useConfirmClaim(token, onConfirmed)
  const refusal = linkRefusalOf(confirm.error) ?? linkRefusalOf(opened.error)
  const organization = opened.data?.organizationName ?? ''
  if (confirm.isSuccess) {
    return (
      <LetterFrame icon={PartyPopper} title={texts.doneTitle(organization)} text={texts.doneText}>
        <Button asChild wide>
          <Link {...paths.profile({ tab: 'organization' })}>{texts.doneAction}</Link>
        </Button>
      </LetterFrame>
    )
  }
  if (refusal === 'organization_not_claimable') {
    return <LetterFrame icon={Unlink} title={texts.ownedTitle} text={texts.ownedText} />
  }
  if (token === '' || refusal) {
    return <LetterFrame icon={Unlink} title={texts.expiredTitle} text={texts.expiredText} />
  }
  if (!user) {
    return (
      <LetterFrame icon={LogIn} title={texts.visitorTitle} text={texts.visitorText}>
        <Button asChild wide>
          <Link {...paths.signIn({ next })}>{texts.signIn}</Link>
        </Button>
      </LetterFrame>
    )
  }
  if (!opened.data) {
    return opened.isError ? (
      <div className="page-width py-16">
        <ErrorState
          as="h1"
          title={texts.loadFailed}
          onRetry={() => void opened.refetch()}
          retrying={opened.isFetching}
        />
      </div>
    ) : (
      <LoadingRegion className="page-width grid justify-items-center py-16">
        <Skeleton className="h-72 w-full max-w-120" />
      </LoadingRegion>
    )
  }
  if (!opened.data.isOwn) {
    return (
      <LetterFrame
        icon={UserRoundX}
        title={texts.otherTitle}
        text={texts.otherText(organization, user.email)}
      >
        <Button wide onClick={onSwitch}>
          {texts.otherAction}
        </Button>
      </LetterFrame>
    )
  }
  return (
    <LetterFrame icon={KeyRound} title={texts.title(organization)} text={texts.text(organization)}>
      <Button wide loading={confirm.isPending} loadingText={texts.pending} onClick={() => confirm.mutate()}>
        {texts.submit}
      </Button>
    </LetterFrame>
  )
}
