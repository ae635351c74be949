import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useAskForCoordinator, useCoordination } from './coordination-api.ts'
import { coordinationCatalog } from './texts/coordination-texts.ts'

/** Asks a coordinator of the site for help, or stops; for owners. */
export function Coordination({
  organization: { id, name },
}: {
  organization: User['organizations'][number]
}) {
  const texts = useTexts(coordinationCatalog)
  const { data } = useCoordination(id)
  const sending = useAskForCoordinator(id)
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const headingId = `help-${id}`
  const isRequested = data.askedAt !== null
  const action = isRequested ? texts.stop : texts.ask
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="font-semibold">
        {texts.title}
      </h3>
      <p className="text-muted measure text-sm">{isRequested ? texts.requested : texts.text}</p>
      <div>
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          {...(isRequested
            ? { title: texts.stopTitle, text: texts.stopText({ organization: name }) }
            : { title: texts.askTitle, text: texts.askText({ organization: name }) })}
          confirmLabel={action}
          loading={sending.isPending}
          onConfirm={() => sending.mutate(!isRequested, { onSettled: () => setOpen(false) })}
          trigger={<Button variant="secondary">{action}</Button>}
        />
      </div>
    </section>
  )
}
