import { use } from 'react'
import type { UndeliveredReason } from '#domain/email/bounces.ts'
import { undeliveredEmailsCatalog } from '#contract/texts/undelivered-emails-texts.ts'
import { SiteContext } from './site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { ToastContent } from '#web/lib/calls/endpoint-mutation.ts'
import { Button } from '#web/ui/actions/button.tsx'

const useSendsEmail = () => use(SiteContext).emailProvider.kind !== 'none'

/** What a toast says after people were invited: as given, unless the site only stored the emails. */
export function useInvitedToast(): (count: number, sent: ToastContent) => ToastContent {
  const texts = useTexts(undeliveredEmailsCatalog)
  const sendsEmail = useSendsEmail()
  return (count, sent) =>
    sendsEmail || count === 0
      ? sent
      : { title: texts.invitationStored({ count }), description: texts.invitationStoredText({ count }) }
}

/** Says that the site sends no emails, where people invite others; nothing if it does. */
export function NoEmailNotice() {
  const texts = useTexts(undeliveredEmailsCatalog)
  if (useSendsEmail()) return null
  return <p className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm">{texts.siteSendsNone}</p>
}

type SendAgainProps = {
  invitations: readonly { undelivered: UndeliveredReason | null }[]
  sending: { isPending: boolean; mutate: () => void }
}

/** The button that sends all invitations again that the site only stored, once it sends emails. */
export function SendStoredAgain({ invitations, sending }: SendAgainProps) {
  const texts = useTexts(undeliveredEmailsCatalog)
  const sendsEmail = useSendsEmail()
  if (!sendsEmail || !invitations.some(({ undelivered }) => undelivered === 'stored')) return null
  return (
    <Button variant="secondary" size="sm" loading={sending.isPending} onClick={() => sending.mutate()}>
      {texts.sendAgain}
    </Button>
  )
}
