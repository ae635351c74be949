import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Member } from '#contract/organizations/members.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useMemberAction, type MemberAction } from './member-api.ts'
import { membersCatalog, type MembersTexts } from './texts/members-texts.ts'

const actions = {
  owner: 'owner',
  manager: 'manager',
  stepDown: 'manager',
  handOver: 'handOver',
  remove: 'remove',
  leave: 'leave',
} as const satisfies Record<string, MemberAction['kind']>
type MemberActionName = keyof typeof actions

/** The dialogs a member's menu opens; the last owner sees why they can't leave. */
export type MemberDialogName = MemberActionName | 'lastOwner'

export type MemberDialogProps = {
  /** Null closes it. */
  openDialog: MemberDialogName | null
  member: Member
  organization: User['organizations'][number]
  onClose: () => void
  /** Called after the dialog has closed: the menu that opened it can't take the focus back. */
  onClosed: (isDone: boolean) => void
}

/** Asks for confirmation of a change to the members, and makes it. */
export function MemberDialog({ openDialog, member, organization, onClose, onClosed }: MemberDialogProps) {
  const membersTexts = useTexts(membersCatalog)
  const { dialogs } = membersTexts
  const action = useMemberAction(organization.id)
  const shown = useLastShown(openDialog)
  const close = (event: Event) => {
    event.preventDefault()
    onClosed(action.isSuccess)
  }
  if (shown === 'lastOwner') {
    return (
      <Dialog
        size="sm"
        open={openDialog !== null}
        onOpenChange={onClose}
        onClosed={close}
        title={dialogs.lastOwner.title}
        description={dialogs.lastOwner.text({ organization: organization.name })}
        footer={
          <Button variant="secondary" onClick={onClose}>
            {dialogs.lastOwner.close}
          </Button>
        }
      />
    )
  }
  if (shown === null) return null
  const words = wordsOf(membersTexts, shown, {
    name: formatFullName(member),
    organization: organization.name,
  })
  const confirm = () =>
    action.mutate({ kind: actions[shown], userId: member.userId, done: words.done }, { onSettled: onClose })
  return (
    <ConfirmDialog
      open={openDialog !== null}
      onOpenChange={onClose}
      onClosed={close}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      destructive={shown === 'remove' || shown === 'leave'}
      loading={action.isPending}
      onConfirm={confirm}
    />
  )
}

/** The open dialog, or the last one while it closes. */
function useLastShown(openDialog: MemberDialogName | null): MemberDialogName | null {
  const [shown, setShown] = useState(openDialog)
  if (openDialog !== null && openDialog !== shown) setShown(openDialog)
  return openDialog ?? shown
}

function wordsOf(
  membersTexts: MembersTexts,
  action: MemberActionName,
  { name, organization }: { name: string; organization: string },
) {
  const { dialogs, ...labels } = membersTexts
  const confirm = {
    owner: labels.makeOwner,
    manager: labels.makeManager,
    stepDown: labels.stepDown,
    handOver: labels.handOver,
    remove: labels.remove,
    leave: labels.leave,
  }[action]
  if (action === 'leave') {
    const { title, text, done } = dialogs.leave
    return { title: title({ organization }), text, done: { title: done.title({ organization }) }, confirm }
  }
  if (action === 'stepDown') {
    const { title, text, done } = dialogs.stepDown
    return { title, text: text({ organization }), done, confirm }
  }
  const { title, text, done } = dialogs[action]
  return {
    title: title({ name }),
    text: text({ organization }),
    done: { title: done.title({ name }) },
    confirm,
  }
}
