import { Suspense, useState, type ComponentType } from 'react'
import type { Language } from '#contract/i18n/languages.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'

type LanguagePartProps = { languages: readonly Language[] }

/** Set once the code has loaded, so that a click on a server-rendered page need not wait for it. */
let preloaded: ComponentType<LanguagePartProps> | null = null

const load = async () => {
  const { ChooseLanguage: component } = await withTexts(import('./choose-language.tsx'))
  preloaded = component
  return component
}
const Loaded = lazyPart<LanguagePartProps>(load, () => null)

/** Loads the choice of a language if there is one. */
export async function loadLanguagePart(languages: readonly Language[]): Promise<void> {
  if (languages.length > 1) await Promise.allSettled([load()])
}

/** The choice of a language in the footer. Its code loads only where there is one. */
export function LanguagePart({ languages }: LanguagePartProps) {
  const [Shown] = useState(() => preloaded ?? Loaded)
  return (
    languages.length > 1 && (
      <Suspense>
        <Shown languages={languages} />
      </Suspense>
    )
  )
}
