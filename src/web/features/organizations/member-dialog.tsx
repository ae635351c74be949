import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { Member } from '#contract/members.ts'
import { namePerson } from '#domain/accounts.ts'
import { membersTexts } from '#web/messages/en/members.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMemberDeed, type MemberDeed } from './member-api.ts'

const deeds = {
  owner: 'owner',
  manager: 'manager',
  stepDown: 'manager',
  handOver: 'handOver',
  remove: 'remove',
  leave: 'leave',
} as const satisfies Record<string, MemberDeed['kind']>
type Deed = keyof typeof deeds

/** What the menu of a member asks for; the last owner is told why they cannot go. */
export type Asked = Deed | 'lastOwner'

export type MemberDialogProps = {
  /** Null shows none. */
  asked: Asked | null
  member: Member
  organization: User['organizations'][number]
  onClose: () => void
  /** After the dialog has gone: it was opened by a menu, which takes no focus back. */
  onClosed: (isDone: boolean) => void
}

/** Asks before a change of who belongs to an organization, and makes it. */
export function MemberDialog({ asked, member, organization, onClose, onClosed }: MemberDialogProps) {
  const { dialogs } = membersTexts
  const deed = useMemberDeed(organization.id)
  const shown = useLastShown(asked)
  const close = (event: Event) => {
    event.preventDefault()
    onClosed(deed.isSuccess)
  }
  if (shown === 'lastOwner') {
    return (
      <Dialog
        size="sm"
        open={asked !== null}
        onOpenChange={onClose}
        onClosed={close}
        title={dialogs.lastOwner.title}
        description={dialogs.lastOwner.text(organization.name)}
        footer={
          <Button variant="secondary" onClick={onClose}>
            {dialogs.lastOwner.close}
          </Button>
        }
      />
    )
  }
  if (shown === null) return null
  const words = wordsOf(shown, namePerson(member), organization.name)
  const confirm = () =>
    deed.mutate({ kind: deeds[shown], userId: member.userId, done: words.done }, { onSettled: onClose })
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={onClose}
      onClosed={close}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      destructive={shown === 'remove' || shown === 'leave'}
      loading={deed.isPending}
      onConfirm={confirm}
    />
  )
}

/** What is asked for, or was while the dialog goes away. */
function useLastShown(asked: Asked | null): Asked | null {
  const [shown, setShown] = useState(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  return asked ?? shown
}

function wordsOf(deed: Deed, name: string, organization: string) {
  const { dialogs, ...labels } = membersTexts
  const confirm = {
    owner: labels.makeOwner,
    manager: labels.makeManager,
    stepDown: labels.stepDown,
    handOver: labels.handOver,
    remove: labels.remove,
    leave: labels.leave,
  }[deed]
  if (deed === 'leave') {
    const { title, text, done } = dialogs.leave
    return { title: title(organization), text, done: done(organization), confirm }
  }
  if (deed === 'stepDown') {
    const { title, text, done } = dialogs.stepDown
    return { title, text: text(organization), done: done(), confirm }
  }
  const { title, text, done } = dialogs[deed]
  return { title: title(name), text: text(organization), done: done(name), confirm }
}
