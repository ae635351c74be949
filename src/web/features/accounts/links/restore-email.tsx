import { MailCheck, ShieldCheck, Unlink } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { getLinkError, useRestoreEmail } from '#web/features/accounts/recovery-api.ts'
import { recoveryCatalog } from '#web/features/accounts/texts/recovery-texts.ts'

/** Undoes a change of address that someone else made. Happens only when the button is pressed. */
export function RestoreEmail({ token, contactEmail }: { token: string; contactEmail: string }) {
  const { keep: texts, expiredTitle, verify } = useTexts(recoveryCatalog)
  const keep = useRestoreEmail()
  const refusal = getLinkError(keep.error)
  if (keep.data) {
    return (
      <EmailLinkFrame
        icon={MailCheck}
        title={texts.doneTitle}
        text={texts.doneText({ email: keep.data.email })}
      />
    )
  }
  if (refusal === 'email_taken') {
    return (
      <EmailLinkFrame
        icon={Unlink}
        title={verify.takenTitle}
        text={texts.takenText({ contact: contactEmail })}
      />
    )
  }
  if (token === '' || refusal) {
    return (
      <EmailLinkFrame
        icon={Unlink}
        title={expiredTitle}
        text={texts.expiredText({ contact: contactEmail })}
      />
    )
  }
  return (
    <EmailLinkFrame icon={ShieldCheck} title={texts.title} text={texts.text}>
      <ul className="marker:text-primary grid list-disc gap-2 ps-5">
        {Object.values(texts.points).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button wide loading={keep.isPending} loadingText={texts.pending} onClick={() => keep.mutate(token)}>
        {texts.submit}
      </Button>
    </EmailLinkFrame>
  )
}
