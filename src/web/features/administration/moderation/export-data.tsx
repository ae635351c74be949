import type { PersonCase } from '#contract/moderation/moderation.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
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
