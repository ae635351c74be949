import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { invitesLinkCatalog } from './texts/invites-link-texts.ts'

/** Links to the invites of the side whose applications are shown. */
export function InvitesLink({ side }: { side: 'volunteer' | 'organization' }) {
  const texts = useTexts(invitesLinkCatalog)
  const isSent = side === 'organization'
  return (
    <Button asChild variant="ghost" size="sm">
      <Link {...(isSent ? paths.sentInvites() : paths.invites())}>
        <Mail aria-hidden />
        {isSent ? texts.sent : texts.received}
      </Link>
    </Button>
  )
}
