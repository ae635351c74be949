import { use } from 'react'
import type { PersonCase } from '#contract/moderation/moderation.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { formatDate } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
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

/** Whom a copy is for, and whether the one that was prepared for this person is ready. */
export function ExportText({ person: { latestExport } }: { person: PersonCase }) {
  const texts = useTexts(personHelpCatalog).data
  const language = useLanguage()
  const timeZone = use(TimeZoneContext)
  if (!latestExport) return texts.text
  const { state, requestedAt, expiresAt } = latestExport
  return (
    <>
      {texts.text} {texts.states[state]}{' '}
      {state === 'ready' && expiresAt && texts.until({ date: formatDate(language, expiresAt, timeZone) })}{' '}
      {texts.requested} <TimeStamp iso={requestedAt} inText />.
    </>
  )
}
