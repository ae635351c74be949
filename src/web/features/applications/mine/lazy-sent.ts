import { withTexts } from '#web/lib/language/language.ts'
import { lazySection } from '#web/ui/feedback/lazy-section.tsx'

/** What the volunteer sent and what has happened since, in a row that is unfolded. */
export const SentApplication = lazySection(
  async () => (await withTexts(import('./sent-application.tsx'))).SentApplication,
)
