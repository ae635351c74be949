/** Why an application was declined, as its volunteer reads it. */
import type { DeclineReasonsTexts } from '#contract/texts/decline-reasons-texts.ts'
import type { DeclineReason } from '#domain/applications/declining.ts'

/** The chosen reason in kind words; null if none was chosen, or only the organization’s own words say it. */
export function describeDecline(
  { toVolunteer }: DeclineReasonsTexts,
  reason: DeclineReason | null,
): string | null {
  return reason === null || reason === 'other' ? null : toVolunteer[reason]
}
