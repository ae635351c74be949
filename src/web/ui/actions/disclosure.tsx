import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type DisclosureProps = {
  title: ReactNode
  /** Open from the start. */
  open?: boolean
  /** Of those with the same name one is open at most. */
  name?: string
  className?: string
  /** Made only once it is open. */
  children: ReactNode
}

/** A titled part that opens and closes; what is inside waits until then. */
export function Disclosure({ title, open = false, name, className, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <details
      open={isOpen}
      name={name}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={joinClasses('group border-line rounded-md border', className)}
    >
      <summary className="flex min-h-11 items-center gap-2 rounded-md px-4 text-sm font-semibold">
        <ChevronRight
          aria-hidden
          className="text-muted size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      {isOpen && <div className="px-4 pb-4">{children}</div>}
    </details>
  )
}

/** Disclosures that belong together, one below the other in one frame. */
export function DisclosureGroup({ children }: { children: ReactNode }) {
  return (
    <div className="border-line rounded-md border *:rounded-none *:border-x-0 *:border-b-0 *:first:border-t-0">
      {children}
    </div>
  )
}
