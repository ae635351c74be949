import type { Application } from '#contract/applications/applications.ts'
import { isPending } from '#domain/applications/applications.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { formatVolunteerName } from './application-display.ts'
import { Notes } from './notes.tsx'
import { triageCatalog } from './texts/triage-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { ShortlistButton } from './shortlist-button.tsx'

export type TriagePanelProps = {
  application: Application
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** How members triage an applicant: select, shortlist, private notes. The volunteer sees none of it. */
export function TriagePanel({ application, isChosen, onChoose }: TriagePanelProps) {
  const texts = useTexts(triageCatalog)
  if (!application.triage) return null
  const name = formatVolunteerName(application)
  return (
    <div className="grid gap-2">
      <Disclosure title={texts.notes.title({ number: application.triage.notesCount })}>
        <Notes applicationId={application.id} volunteerName={name} />
      </Disclosure>
      {isPending(application) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <Checkbox
            label={texts.select}
            aria-label={texts.selectOne({ name })}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
          <ShortlistButton application={application} />
        </div>
      )}
    </div>
  )
}
