import { withTexts } from '#web/lib/language/language.ts'
import { lazySection } from '#web/ui/feedback/lazy-section.tsx'

const load = async () => (await withTexts(import('./sent-application.tsx'))).SentApplication

/** What the volunteer sent and what has happened since, in a row that is unfolded. */
export const SentApplication = lazySection(load)

/** Loads it, once someone is about to unfold a row. */
export const prepareSent = () => void load().catch(() => {})
