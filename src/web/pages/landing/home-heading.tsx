import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The greeting of a home. */
export function HomeHeading({ name }: { name: string }) {
  const texts = useTexts(homeCatalog)
  return (
    <h1 className="text-3xl wrap-anywhere sm:text-4xl">{texts.greeting({ name: name || texts.friend })}</h1>
  )
}

/** The same in the document, before its code has loaded (`app/page-data.ts`): at the height of the screen, so that nothing shifts. */
export function HomeShellHeading({ name }: { name: string }) {
  return (
    <div className="-mt-1 min-h-19">
      <HomeHeading name={name} />
    </div>
  )
}
