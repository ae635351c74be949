import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** What somebody without the role of a screen sees in its place (foundation 6). */
export function AccessDeniedPage({ text }: { text?: string | undefined }) {
  const { errors, layout } = messages
  usePageHead({ title: errors.accessDenied })
  return (
    <div className="page-width py-16">
      <EmptyState
        as="h1"
        icon={Lock}
        title={errors.accessDenied}
        text={text}
        action={
          <Button asChild variant="secondary">
            <Link {...paths.browse()}>{layout.browseProjects}</Link>
          </Button>
        }
      />
    </div>
  )
}
