/** The reasons that a member chooses from when declining. */
import { declineReasonsCatalog } from '#contract/texts/decline-reasons-texts.ts'
import { declineReasons, type DeclineReason } from '#domain/applications/declining.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import type { MoveChoice } from './move-dialog.tsx'

/** The choice of someone who gives no reason. It is one, too: no one has to say what isn't true. */
const unsaid = 'unsaid'

/** The question for a reason, with none chosen in advance. */
export function useDeclineChoice(): MoveChoice {
  const { confirm } = useTexts(applicationsCatalog)
  const { names } = useTexts(declineReasonsCatalog)
  const { reason, reasonHint, reasonRequired, unsaid: noReason } = confirm.declineReason
  return {
    legend: reason,
    hint: reasonHint,
    required: reasonRequired,
    options: [
      ...declineReasons.map((value) => ({ value, label: names[value] })),
      { value: unsaid, label: noReason },
    ],
  }
}

/** The chosen reason, or null for none. */
export function toDeclineReason(choice: string | null): DeclineReason | null {
  return declineReasons.find((reason) => reason === choice) ?? null
}
