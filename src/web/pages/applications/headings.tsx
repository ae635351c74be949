/** The titles of both sides, which the document shows before their code has loaded (`app/page-data.ts`). */
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

export function SentTitle() {
  const { page } = useTexts(applicationsCatalog)
  return <h1 className="text-3xl sm:text-4xl">{page.heading}</h1>
}

/** Smaller: the list gets the height. */
export function ReceivedTitle() {
  const { page } = useTexts(applicationsCatalog)
  return <h1 className="short:text-xl text-3xl xl:pb-2 xl:text-2xl">{page.heading}</h1>
}
