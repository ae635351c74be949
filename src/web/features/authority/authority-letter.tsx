import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import type { User } from '#contract/accounts.ts'
import { authorityTexts } from '#web/messages/en/authority.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LetterQuestion } from '#web/ui/letter-question.tsx'
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
  const { link: texts } = authorityTexts
  const opened = useOpenedAuthorityLink(token, user?.id ?? null)
  const confirm = useConfirmAuthority(token, onConfirmed)
  const organization = opened.data?.organization.organizationName ?? ''
  const done = {
    icon: BadgeCheck,
    title: texts.doneTitle,
    text: texts.doneText(organization),
    children: (
      <Button asChild wide>
        <Link {...paths.profile({ tab: 'organization' })}>{texts.doneAction}</Link>
      </Button>
    ),
  }
  return (
    <LetterQuestion
      texts={texts}
      email={user?.email ?? null}
      next={next}
      organization={organization}
      opened={opened}
      confirm={confirm}
      isOver={token === '' || isLinkOver(opened.error) || isLinkOver(confirm.error)}
      answer={confirm.isSuccess ? done : null}
      onSwitch={onSwitch}
    />
  )
}
