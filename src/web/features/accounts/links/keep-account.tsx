import { Link } from '@tanstack/react-router'
import { ShieldCheck, Unlink, UserCheck } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { useKeepByLink } from '#web/features/accounts/deletion-api.ts'
import { getLinkError } from '#web/features/accounts/recovery-api.ts'
import { deletionCatalog } from '#web/features/accounts/texts/deletion-texts.ts'

/** Keeps an account that is going to be deleted. Happens only when the button is pressed. */
export function KeepAccount({ token }: { token: string }) {
  const { link: texts } = useTexts(deletionCatalog)
  const keep = useKeepByLink()
  const toSite = (
    <Button asChild wide>
      <Link {...paths.signIn()}>{texts.signIn}</Link>
    </Button>
  )
  if (keep.data) {
    return (
      <EmailLinkFrame icon={UserCheck} title={texts.doneTitle} text={texts.doneText}>
        {toSite}
      </EmailLinkFrame>
    )
  }
  if (token === '' || getLinkError(keep.error)) {
    return (
      <EmailLinkFrame icon={Unlink} title={texts.expiredTitle} text={texts.expiredText}>
        {toSite}
      </EmailLinkFrame>
    )
  }
  return (
    <EmailLinkFrame icon={ShieldCheck} title={texts.title} text={texts.text}>
      <Button wide loading={keep.isPending} loadingText={texts.pending} onClick={() => keep.mutate(token)}>
        {texts.submit}
      </Button>
    </EmailLinkFrame>
  )
}
