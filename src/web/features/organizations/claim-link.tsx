import { Link } from '@tanstack/react-router'
import { PartyPopper, Unlink } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkQuestion, type EmailLinkProps } from '#web/ui/display/email-link-question.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useConfirmClaim, useOpenedClaim } from './claim-api.ts'
import { getLinkErrorCode } from './member-api.ts'
import { claimsCatalog } from './texts/claims-texts.ts'

/** Shown for a claim link: the person who requested it becomes the owner. */
export function ClaimLink({ token, user, next, onConfirmed, onSwitch }: EmailLinkProps) {
  const { link: texts } = useTexts(claimsCatalog)
  const opened = useOpenedClaim(token, user?.id ?? null)
  const confirm = useConfirmClaim(token, onConfirmed)
  const refusal = getLinkErrorCode(confirm.error) ?? getLinkErrorCode(opened.error)
  const organization = opened.data?.organizationName ?? ''
  const done = {
    icon: PartyPopper,
    title: texts.doneTitle({ organization }),
    text: texts.doneText,
    children: (
      <Button asChild wide>
        <Link {...paths.profile({ tab: 'organization', organization: confirm.data?.id })}>
          {texts.doneAction}
        </Link>
      </Button>
    ),
  }
  const owned = { icon: Unlink, title: texts.ownedTitle, text: texts.ownedText }
  const isOwned = refusal === 'organization_not_claimable'
  return (
    <EmailLinkQuestion
      texts={texts}
      email={user?.email ?? null}
      next={next}
      organization={organization}
      opened={opened}
      confirm={confirm}
      isOver={token === '' || refusal !== undefined}
      answer={confirm.isSuccess ? done : isOwned ? owned : null}
      onSwitch={onSwitch}
    />
  )
}
