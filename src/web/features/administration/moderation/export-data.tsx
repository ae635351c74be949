import type { PersonCase } from '#contract/moderation/moderation.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { useTexts } from '#web/lib/texts.ts'
import { useHelpMutations } from './moderation-api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Starts a data export for a person who wrote in; only they can download it. */
export function ExportData({ person }: { person: PersonCase }) {
  const texts = useTexts(personHelpCatalog).data
  const { exportData } = useHelpMutations(person.id)
  return (
    <ReasonDialog
      mutation={exportData}
      title={texts.question({ name: person.name })}
      description={texts.consequence({ email: person.email })}
      action={texts.action}
    />
  )
}

/** Whether a copy is being prepared or ready; without one, whom it is for. */
export function ExportText({ person: { latestExport } }: { person: PersonCase }) {
  const texts = useTexts(personHelpCatalog).data
  if (!latestExport) return texts.text
  const { state, requestedAt, expiresAt, isByAdministrator } = latestExport
  return (
    <>
      {texts.states[state]} {isByAdministrator ? texts.requestedForThem : texts.requestedByThem}{' '}
      <TimeStamp iso={requestedAt} inText />.
      {state === 'ready' && expiresAt && (
        <>
          {' '}
          {texts.until} <TimeStamp iso={expiresAt} inText />.
        </>
      )}
    </>
  )
}
