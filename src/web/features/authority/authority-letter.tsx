import { Link } from '@tanstack/react-router'
import { BadgeCheck, KeyRound, LogIn, Unlink, UserRoundX } from 'lucide-react'
import type { User } from '#contract/accounts.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LetterFrame } from '#web/ui/letter-frame.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx'
import { isLinkOver, useConfirmAuthority, useOpenedAuthorityLink } from './api.ts'

export type AuthorityLetterProps = {
  token: string
  user: User | null
  /** Where to come back to after signing in. */
  next: string
  onConfirmed: () => void
  /** Signs out, to sign in as somebody else. */
  onSwitch: () => void
}

/** What the link of a letter opens: showing that one may act for an organization, by the member who asked. */
export function AuthorityLetter({ token, user, next, onConfirmed, onSwitch }: AuthorityLetterProps) {
  const { link: texts } = messages.authority
  const opened = useOpenedAuthorityLink(token, user?.id ?? null)
  const confirm = useConfirmAuthority(token, onConfirmed)
  const organization = opened.data?.organization.organizationName ?? ''
  if (confirm.isSuccess) {
    return (
      <LetterFrame icon={BadgeCheck} title={texts.doneTitle} text={texts.doneText(organization)}>
        <Button asChild wide>
          <Link {...paths.profile({ tab: 'organization' })}>{texts.doneAction}</Link>
        </Button>
      </LetterFrame>
    )
  }
  if (token === '' || isLinkOver(opened.error) || isLinkOver(confirm.error)) {
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
