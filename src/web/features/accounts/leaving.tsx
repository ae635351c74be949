import { CalendarX } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { useKeepAccount } from './deletion-api.ts'
import { deletionCatalog } from './texts/deletion-texts.ts'

type LeavingProps = {
  dueAt: string
  onSignOut: () => void
  /** A copy of their data, from another feature. */
  children: ReactNode
}

/** All that a person sees whose account is going to be deleted. */
export function Leaving({ dueAt, onSignOut, children }: LeavingProps) {
  const { leaving: texts } = useTexts(deletionCatalog)
  const date = formatDate(useLanguage(), dueAt, use(TimeZoneContext))
  const keep = useKeepAccount()
  return (
    <EmailLinkFrame icon={CalendarX} title={texts.title({ date })} text={texts.text}>
      <div className="grid gap-3">
        <Button wide loading={keep.isPending} loadingText={texts.pending} onClick={() => keep.mutate()}>
          {texts.keep}
        </Button>
        <Button wide variant="secondary" onClick={onSignOut}>
          {texts.signOut}
        </Button>
      </div>
      {children}
      <p className="text-sm">
        <Link {...paths.legal('privacy')} className="link">
          {texts.privacy}
        </Link>
      </p>
    </EmailLinkFrame>
  )
}
