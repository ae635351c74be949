import { Link } from '@tanstack/react-router'
import { Check, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withTexts } from '#web/lib/language/language.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogTrigger, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
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

/** Invites a volunteer to a project; for members of organizations. Leads to the sent invites once they are invited. */
export function InviteButton({ volunteer, project, isInvited = false }: InviteButtonProps) {
  const texts = useTexts(inviteButtonCatalog)
  const [isOpen, setOpen] = useState(false)
  // The list may say that they are invited before the dialog that invited them has closed.
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const change = (open: boolean) => {
    if (open) setBusy(true)
    setOpen(open)
  }
  const focusAgain = (event: Event) => {
    event.preventDefault()
    flushSync(() => setBusy(false))
    const shown = link.current ?? button.current
    shown?.focus()
  }
  if (isInvited && !isBusy) {
    return (
      <Button asChild size="sm" variant="ghost">
        <Link ref={link} {...paths.sentInvites({})} aria-label={texts.invitedOf({ name: volunteer.name })}>
          <Check aria-hidden />
          {texts.invited}
        </Link>
      </Button>
    )
  }
  return (
    <LazyDialogTrigger
      open={isOpen}
      onOpenChange={change}
      load={loadDialog}
      ref={button}
      trigger={
        <Button size="sm" variant="secondary" aria-label={texts.inviteOf({ name: volunteer.name })}>
          <UserPlus aria-hidden />
          {texts.invite}
        </Button>
      }
    >
      <InviteDialog
        open={isOpen}
        onOpenChange={change}
        onClosed={focusAgain}
        volunteer={volunteer}
        {...(project && { project })}
      />
    </LazyDialogTrigger>
  )
}
