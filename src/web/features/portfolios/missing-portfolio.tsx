import { Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Stands where the reader finds no portfolio, or no certificate: private and not there are told alike. */
export function MissingPortfolio({ of = 'portfolio' }: { of?: 'portfolio' | 'certificate' }) {
  const { portfolios } = messages
  const missing = of === 'portfolio' ? portfolios.missing : portfolios.certificate.missing
  usePageHead({ title: missing.title })
  return (
    <EmptyState
      as="h1"
      icon={UserRoundX}
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
