import { Suspense } from 'react'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import type { NoProjectsProps } from './no-projects.tsx'

const Loaded = lazyPart<NoProjectsProps>(
  async () => (await withTexts(import('./no-projects.tsx'))).NoProjects,
  function UnavailableNoProjects() {
    return <p>{useTexts(browseCatalog).empty}</p>
  },
)

/** Why no project is listed. Its code loads when it first shows, because most readers find something. */
export function NoProjects(props: NoProjectsProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
