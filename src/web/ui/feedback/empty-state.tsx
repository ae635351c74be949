import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type EmptyStateProps = {
  icon: LucideIcon
  title: string
  /** Why it is empty. */
  text?: ReactNode
  /** The one action that helps. */
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3' | 'p'
  className?: string
}

/** Says what is missing, why, and what to do next. */
export function EmptyState({
  icon: Icon,
  title,
  text,
  action,
  as: Title = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={joinClasses(
        'border-line-strong/60 fallback:border fallback:px-6 fallback:py-12 grid content-center justify-items-center gap-2 rounded-lg border-dashed text-center',
        className,
      )}
    >
      <span className="bg-primary-soft text-primary-ink mb-2 grid size-12 place-items-center rounded-full">
        <Icon aria-hidden className="size-6" />
      </span>
      <Title className="font-heading text-xl font-bold">{title}</Title>
      {text && <div className="text-muted max-w-[46ch] wrap-anywhere">{text}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
