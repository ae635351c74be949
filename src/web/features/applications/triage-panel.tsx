import type { Application } from '#contract/applications.ts'
import { isPending } from '#domain/applications.ts'
import { triageTexts } from '#web/messages/en/triage.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { nameVolunteer } from './application-words.ts'
import { Notes } from './notes.tsx'
import { ShortlistButton } from './shortlist-button.tsx'

export type TriagePanelProps = {
  application: Application
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** How members sort an applicant: choose, shortlist, private notes. Nothing of it shows to the volunteer. */
export function TriagePanel({ application, isChosen, onChoose }: TriagePanelProps) {
  const texts = triageTexts
  if (!application.triage) return null
  const name = nameVolunteer(application)
  return (
    <div className="grid gap-2">
      <Disclosure title={texts.notes.title(application.triage.notesCount)}>
        <Notes applicationId={application.id} volunteerName={name} />
      </Disclosure>
      {isPending(application) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <Checkbox
            label={texts.select}
            aria-label={texts.selectOne(name)}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
          <ShortlistButton application={application} />
        </div>
      )}
    </div>
  )
}
