import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { invitesLinkCatalog } from './texts/invites-link-texts.ts'

type InvitesLinkProps = {
  side: 'volunteer' | 'organization'
  /** Without its words on a phone, where the row has more to hold. */
  isCompact?: boolean
}

/** Links to the invites of the side whose applications are shown. */
export function InvitesLink({ side, isCompact = false }: InvitesLinkProps) {
  const texts = useTexts(invitesLinkCatalog)
  const isSent = side === 'organization'
  return (
    <Button asChild variant="ghost" size="sm">
      <Link {...(isSent ? paths.sentInvites() : paths.invites())}>
        <Mail aria-hidden />
        <span className={joinClasses(isCompact && 'max-sm:sr-only')}>
          {isSent ? texts.sent : texts.received}
        </span>
      </Link>
    </Button>
  )
}
