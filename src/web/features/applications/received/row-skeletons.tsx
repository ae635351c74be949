import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** Placeholders as high as the rows. */
export function RowSkeletons() {
  return (
    <LoadingRegion>
      {Array.from({ length: 10 }, (_, row) => (
        <div
          key={row}
          className="border-line grid h-21 grid-cols-[2rem_minmax(0,1fr)_2.75rem] items-center gap-3 border-b px-4 lg:h-15"
        >
          <Skeleton className="size-8 rounded-sm" />
          <div className="grid gap-2">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
          <Skeleton className="h-3.5" />
        </div>
      ))}
    </LoadingRegion>
  )
}
