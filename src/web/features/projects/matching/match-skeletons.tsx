import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** Placeholders as high as the rows. */
export function LoadingMatches() {
  const texts = useTexts(matchingCatalog)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="text-muted flex min-h-9 items-center">
        {texts.loading}
      </p>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <div className="border-line bg-surface divide-line divide-y rounded-lg border">
          {Array.from({ length: 8 }, (_, row) => (
            <div
              key={row}
              className="grid min-h-22 grid-cols-[3rem_minmax(0,1fr)] items-center gap-4 px-4 max-sm:min-h-33 sm:ps-13"
            >
              <Skeleton className="size-12 rounded-full" />
              <div className="grid gap-2">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-3 w-4/5" />
                <Skeleton className="h-3 w-2/5" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
