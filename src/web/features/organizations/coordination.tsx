import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useAskForCoordinator, useCoordination } from './coordination-api.ts'
import { membersCatalog } from './texts/members-texts.ts'

/** Asks a coordinator of the site for help, or stops; for owners. */
export function Coordination({
  organization: { id, name },
}: {
  organization: User['organizations'][number]
}) {
  const texts = useTexts(membersCatalog).help
  const { data } = useCoordination(id)
  const sending = useAskForCoordinator(id)
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const headingId = `help-${id}`
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="font-semibold">
        {texts.title}
      </h3>
      <p className="text-muted measure text-sm">{data.askedAt === null ? texts.text : texts.asking}</p>
      <div>
        {data.askedAt === null ? (
          <ConfirmDialog
            open={isOpen}
            onOpenChange={setOpen}
            title={texts.askTitle}
            text={texts.askText({ organization: name })}
            confirmLabel={texts.ask}
            loading={sending.isPending}
            onConfirm={() => sending.mutate(true, { onSettled: () => setOpen(false) })}
            trigger={<Button variant="secondary">{texts.ask}</Button>}
          />
        ) : (
          <ConfirmDialog
            open={isOpen}
            onOpenChange={setOpen}
            title={texts.stopTitle}
            text={texts.stopText({ organization: name })}
            confirmLabel={texts.stop}
            loading={sending.isPending}
            onConfirm={() => sending.mutate(false, { onSettled: () => setOpen(false) })}
            trigger={<Button variant="secondary">{texts.stop}</Button>}
          />
        )}
      </div>
    </section>
  )
}
