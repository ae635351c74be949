import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/display/card.tsx'

type CallCardProps = {
  /** The id of the title. */
  id: string
  icon: LucideIcon
  title: string
  text: string
  action: ReactNode
}

/** Asks for one thing, beside an icon. */
export function CallCard({ id, icon: Icon, title, text, action }: CallCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Icon aria-hidden className="text-primary size-7 shrink-0" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-muted measure mt-0.5">{text}</p>
      </div>
      {action}
    </Card>
  )
}
