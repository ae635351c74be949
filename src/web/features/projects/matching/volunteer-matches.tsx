import type { ReactNode } from 'react'
import { volunteerMatchesId } from '#web/lib/navigation/paths.ts'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/**
 * A project's matching volunteers, for members of its organization: only volunteers whom organizations may find
 * (decision B12). The panel is there before its list, because links lead to it.
 */
export function VolunteerMatches({ children }: { children: ReactNode }) {
  const { volunteers: texts } = useTexts(matchingCatalog)
  return (
    <Panel id={volunteerMatchesId} title={texts.heading}>
      <p className="text-muted measure -mt-2 mb-4 text-sm">
        {texts.text} <span className="sm:hidden">{texts.textPhone}</span>
      </p>
      {children}
    </Panel>
  )
}

export function VolunteersLoading() {
  return (
    <LoadingRegion className="grid gap-px overflow-hidden rounded-lg">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-16 rounded-none max-sm:h-20" />
      ))}
    </LoadingRegion>
  )
}
