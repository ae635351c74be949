import { Link } from '@tanstack/react-router'
import { Check, UserPlus } from 'lucide-react'
import { withTexts } from '#web/lib/language.ts'
import { paths } from '#web/lib/paths.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { InviteDialogProps } from './invite-dialog.tsx'
import { inviteButtonCatalog } from './texts/invite-button-texts.ts'

export type InviteButtonProps = {
  volunteer: { id: string; name: string }
  /** Only to this project of the reader's organization; without it, the dialog lets them choose. */
  project?: { id: string; organizationId: string }
  /** They have an open invite to that project. */
  isInvited?: boolean | undefined
}

const loadDialog = async () => (await withTexts(import('./invite-dialog.tsx'))).InviteDialog
const InviteDialog = lazyDialog<InviteDialogProps>(loadDialog, ({ onOpenChange }) => onOpenChange(false))

/** Invites a volunteer to a project; for members of organizations. */
export function InviteButton({ volunteer, project, isInvited = false }: InviteButtonProps) {
  const texts = useTexts(inviteButtonCatalog)
  if (isInvited) {
    return (
      <Button asChild size="sm" variant="ghost">
        <Link {...paths.sentInvites({})} aria-label={texts.invitedOf({ name: volunteer.name })}>
          <Check aria-hidden />
          {texts.invited}
        </Link>
      </Button>
    )
  }
  return (
    <LazyDialogButton
      load={loadDialog}
      trigger={
        <Button size="sm" variant="secondary" aria-label={texts.inviteOf({ name: volunteer.name })}>
          <UserPlus aria-hidden />
          {texts.invite}
        </Button>
      }
    >
      {(dialog) => <InviteDialog {...dialog} volunteer={volunteer} {...(project && { project })} />}
    </LazyDialogButton>
  )
}
