import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { usePageHead } from '#web/lib/page-head.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

export type MissingScreenProps = { icon: LucideIcon; title: string; text: string; link: ReactElement }

/** Stands where there is nothing at an address for its reader, with a link that leads on. */
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
