import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

export type MissingScreenProps = { icon: LucideIcon; title: string; text: string; link: ReactElement }

/** Shown if an address leads to nothing for this user, with a link to continue. */
export function MissingScreen({ icon, title, text, link }: MissingScreenProps) {
  usePageHead({ title })
  return (
    <EmptyState
      as="h1"
      icon={icon}
      title={title}
      text={<p>{text}</p>}
      action={<Button asChild>{link}</Button>}
    />
  )
}
