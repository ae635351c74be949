import { useBlocker } from '@tanstack/react-router'
import { messages } from '#web/messages/messages.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Asks before a form with changes is left, by a link or by closing the page; another step of it is no leaving. */
export function LeaveGuard({ isDirty, text }: { isDirty: () => boolean; text: string }) {
  const { leave } = messages.wizard
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty() && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={leave.title}
      text={text}
      cancelLabel={leave.stay}
      confirmLabel={leave.go}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
