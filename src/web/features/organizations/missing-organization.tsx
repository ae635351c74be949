import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Stands where there is no organization for the reader. */
export function MissingOrganization() {
  const { missing } = messages.organizationPage
  usePageHead({ title: missing.title })
  return (
    <EmptyState
      as="h1"
      icon={Building2}
      title={missing.title}
      text={<p>{missing.text}</p>}
      action={
        <Button asChild>
          <Link {...paths.browse()}>{missing.action}</Link>
        </Button>
      }
    />
  )
}
