import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkQuestion, type EmailLinkProps } from '#web/ui/display/email-link-question.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { isLinkExpired, useConfirmAuthority, useOpenedAuthorityLink } from './api.ts'
import { authorityCatalog } from './texts/authority-texts.ts'

/** Shown for an emailed link: the member who requested it confirms that they represent the organization. */
export function AuthorityLink({ token, user, next, onConfirmed, onSwitch }: EmailLinkProps) {
  const { link: texts } = useTexts(authorityCatalog)
  const opened = useOpenedAuthorityLink(token, user?.id ?? null)
  const confirm = useConfirmAuthority(token, onConfirmed)
  const organization = opened.data?.organization.organizationName ?? ''
  const done = {
    icon: BadgeCheck,
    title: texts.doneTitle,
    text: texts.doneText({ organization }),
    children: (
      <Button asChild wide>
        <Link {...paths.profile({ tab: 'organization' })}>{texts.doneAction}</Link>
      </Button>
    ),
  }
  return (
    <EmailLinkQuestion
      texts={texts}
      email={user?.email ?? null}
      next={next}
      organization={organization}
      opened={opened}
      confirm={confirm}
      isOver={token === '' || isLinkExpired(opened.error) || isLinkExpired(confirm.error)}
      answer={confirm.isSuccess ? done : null}
      onSwitch={onSwitch}
    />
  )
}
