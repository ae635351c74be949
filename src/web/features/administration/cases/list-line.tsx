import type { ReactNode } from 'react'

/** Above a list: how many there are, and what can be done with all of them. */
export const ListLine = ({ found, action }: { found: string; action: ReactNode }) => (
  <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <p role="status" className="text-muted text-sm tabular-nums">
      {found}
    </p>
    {action}
  </div>
)
