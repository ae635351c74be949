import { use, useEffect, useRef } from 'react'
import type { PersonCase } from '#contract/moderation/moderation.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Card } from '#web/ui/display/card.tsx'
import { AskForDeletion } from './deletion-dialog.tsx'
import { useDeletionMutations } from './moderation-api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = { person: PersonCase }

/**
 * Whether the account is being deleted, and what an administrator can do for a person who wrote in. It takes the focus
 * when that changes, because the button that changed it is gone.
 */
export function DeletionPanel({ person }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const dueAt = person.deletion?.dueAt
  const shown = useRef(dueAt)
  useEffect(() => {
    if (shown.current === dueAt) return
    shown.current = dueAt
    panel.current?.focus()
  }, [dueAt])
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <Deletion person={person} />
    </div>
  )
}

function Deletion({ person }: Props) {
  const help = useTexts(personHelpCatalog)
  const texts = help.deletion
  const language = useLanguage()
  const timeZone = use(TimeZoneContext)
  const dateOf = (iso: string) => formatDate(language, iso, timeZone)
  const { deletion, helpRefusal } = person
  if (deletion?.completedAt) {
    return (
      <Card>
        <p className="measure text-sm">
          {texts.former} {dateOf(deletion.completedAt)}
        </p>
      </Card>
    )
  }
  if (deletion) {
    return (
      <Card className="grid grid-cols-1 gap-4">
        <p className="font-semibold">
          {texts.due} {dateOf(deletion.dueAt)}
        </p>
        {deletion.reason !== null && (
          <p className="measure wrap-anywhere">
            {texts.byAdministrator} {deletion.reason}
          </p>
        )}
        {helpRefusal !== 'own_case' && (
          <div>
            <KeepAccount person={person} />
          </div>
        )}
      </Card>
    )
  }
  const isRefused = helpRefusal === 'own_case' || helpRefusal === 'person_is_administrator'
  return (
    <Card className="grid grid-cols-1 gap-4">
      <p className="text-muted measure text-sm">{texts.text}</p>
      {isRefused ? (
        <p className="measure text-sm font-medium">{help.refusals[helpRefusal]}</p>
      ) : (
        <div>
          <AskForDeletion person={person} />
        </div>
      )}
    </Card>
  )
}

function KeepAccount({ person }: Props) {
  const texts = useTexts(personHelpCatalog).deletion
  const { keep } = useDeletionMutations(person.id)
  return (
    <ReasonDialog
      mutation={keep}
      title={texts.keepQuestion({ name: person.name })}
      description={texts.keepConsequence}
      action={texts.keepAction}
    />
  )
}
