import { useId, type ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

type HomeCardProps = {
  title: string
  /** A link or a number at the end of the title's line. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled card of the home; what is in it is separated by lines. */
export function HomeCard({ title, action, className, children }: HomeCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={joinClasses(
        'border-line bg-surface divide-line min-w-0 divide-y overflow-hidden rounded-lg border',
        className,
      )}
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
