import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type DisclosureProps = {
  title: ReactNode
  /** Open initially. */
  open?: boolean
  /** At most one of the disclosures with the same name is open. */
  name?: string
  className?: string
  /** Loads the code of its content, once someone is about to open it. */
  onPrepare?: () => void
  /** Renders its content only once it is open. */
  children: ReactNode
}

/** A titled section that opens and closes; its content is hidden until then. */
export function Disclosure({ title, open = false, name, className, onPrepare, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <details
      open={isOpen}
      name={name}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={joinClasses('group border-line fallback:rounded-md fallback:border', className)}
    >
      <summary
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        className="flex min-h-11 items-center gap-2 rounded-md px-4 text-sm font-semibold wrap-anywhere"
      >
        <ChevronRight
          aria-hidden
          className="text-muted size-4 shrink-0 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        {title}
      </summary>
      {isOpen && <div className="px-4 pb-4">{children}</div>}
    </details>
  )
}

/** Disclosures that belong together, stacked in one frame. */
export function DisclosureGroup({ children }: { children: ReactNode }) {
  return (
    <div className="border-line rounded-md border *:rounded-none *:border-x-0 *:border-b-0 *:first:border-t-0">
      {children}
    </div>
  )
}
