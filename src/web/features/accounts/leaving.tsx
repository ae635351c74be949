import { CalendarX } from 'lucide-react'
import { use } from 'react'
import { formatDate } from '#web/lib/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { TimeZoneContext } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { useKeepAccount } from './deletion-api.ts'
import { deletionCatalog } from './texts/deletion-texts.ts'

/** All that a person sees whose account is going to be deleted. */
export function Leaving({ dueAt, onSignOut }: { dueAt: string; onSignOut: () => void }) {
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
    </EmailLinkFrame>
  )
}
