import { useBlocker } from '@tanstack/react-router'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

export type LeaveGuardProps = {
  isDirty: () => boolean
  /** Says what happens to the changes. */
  text: string
  /** Switching to another tab of the page counts as leaving; another step of the same form does not. */
  tabs?: boolean
}

/** Asks before the user leaves a form with changes, by a link or by closing the page. */
export function LeaveGuard({ isDirty, text, tabs = false }: LeaveGuardProps) {
  const { leave } = useTexts(uiCatalog)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty() &&
      (current.pathname !== next.pathname || (tabs && readTab(current.search) !== readTab(next.search))),
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

const readTab = (search: object): unknown => ('tab' in search ? search.tab : undefined)
