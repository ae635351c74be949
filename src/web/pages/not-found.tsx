import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** What stands at an address that leads nowhere. */
export function NotFoundPage() {
  const { errors } = messages
  usePageHead({ title: errors.notFoundTitle })
  return (
    <div className="page-width py-16">
      <EmptyState
        as="h1"
        icon={Compass}
        title={errors.notFoundTitle}
        text={errors.notFoundText}
        action={
          <Button asChild>
            <Link {...paths.home()}>{errors.notFoundAction}</Link>
          </Button>
        }
      />
    </div>
  )
}
