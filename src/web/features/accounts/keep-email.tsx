import { MailCheck, ShieldCheck, Unlink } from 'lucide-react'
import { recoveryTexts } from '#web/messages/en/recovery.ts'
import { Button } from '#web/ui/button.tsx'
import { LetterFrame } from '#web/ui/letter-frame.tsx'
import { refusalOf, useKeepEmail } from './recovery-api.ts'

/** The way back from a change of address that somebody else asked for, when it is pressed. */
export function KeepEmail({ token, contactEmail }: { token: string; contactEmail: string }) {
  const { keep: texts, expiredTitle, verify } = recoveryTexts
  const keep = useKeepEmail()
  const refusal = refusalOf(keep.error)
  if (keep.data) {
    return <LetterFrame icon={MailCheck} title={texts.doneTitle} text={texts.doneText(keep.data.email)} />
  }
  if (refusal === 'email_taken') {
    return <LetterFrame icon={Unlink} title={verify.takenTitle} text={texts.takenText(contactEmail)} />
  }
  if (token === '' || refusal) {
    return <LetterFrame icon={Unlink} title={expiredTitle} text={texts.expiredText(contactEmail)} />
  }
  return (
    <LetterFrame icon={ShieldCheck} title={texts.title} text={texts.text}>
      <ul className="marker:text-primary grid list-disc gap-2 pl-5">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button wide loading={keep.isPending} loadingText={texts.pending} onClick={() => keep.mutate(token)}>
        {texts.submit}
      </Button>
    </LetterFrame>
  )
}
