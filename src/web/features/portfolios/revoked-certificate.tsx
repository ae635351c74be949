import { Link } from '@tanstack/react-router'
import { ShieldX } from 'lucide-react'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** Replaces the certificate if the work's credential was revoked. */
export function RevokedCertificate({ credentialId }: { credentialId: string }) {
  const { revoked, checkPage } = useTexts(portfoliosCatalog).certificate
  usePageHead({ title: revoked.title, isIndexed: false })
  return (
    <EmptyState
      as="h1"
      icon={ShieldX}
      title={revoked.title}
      text={<p>{revoked.text}</p>}
      action={
        <Button asChild>
          <Link {...paths.credential(credentialId)}>{checkPage}</Link>
        </Button>
      }
    />
  )
}
