import type { ReactNode } from 'react'
import { Card } from './card.tsx'

/** One topic of the account settings: its state and its actions. */
export function SettingCard({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="text-muted measure text-sm">{text}</p>
      </div>
      {children}
    </Card>
  )
}
