import { X } from 'lucide-react'
import type { Application } from '#contract/applications/applications.ts'
import { isClosedBySite } from '#domain/applications/applications.ts'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import { receivedCatalog, type ReceivedTexts } from '#web/features/applications/texts/received-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { describeClosing } from '#web/features/applications/received/applicant-display.ts'

const describeMoved = (texts: ReceivedTexts['moved'], application: Application) =>
  isClosedBySite(application) ? describeClosing(texts, application) : texts[application.status]

type MovedNoticeProps = { moved: readonly Application[]; onClose: () => void }

/** Applications that a decision left as they were, because someone else was first. */
export function MovedNotice({ moved, onClose }: MovedNoticeProps) {
  const { moved: texts } = useTexts(receivedCatalog)
  return (
    <div
      role="status"
      className="border-line bg-warn-soft flex items-start gap-3 rounded-lg border py-2 ps-4 pe-2 text-sm"
    >
      <div className="max-h-40 min-w-0 flex-1 overflow-y-auto py-1.5 wrap-anywhere">
        <p className="font-semibold">{texts.title({ number: moved.length })}</p>
        <ul className="mt-1">
          {moved.map((application) => (
            <li key={application.id}>
              {describeMoved(texts, application)({ name: formatVolunteerName(application) })}
            </li>
          ))}
        </ul>
      </div>
      <TooltipIconButton size="sm" icon={X} label={texts.close} onClick={onClose} />
    </div>
  )
}
