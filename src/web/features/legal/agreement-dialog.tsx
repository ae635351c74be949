import { Link } from '@tanstack/react-router'
import type { AskedAgreement } from '#contract/legal/legal.ts'
import { legalTitlesCatalog } from '#web/layouts/texts/legal-titles-texts.ts'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAgree } from './asked-api.ts'
import { agreementCatalog } from './texts/agreement-texts.ts'

export type AgreementDialogProps = {
  userId: string
  asked: readonly AskedAgreement[]
  onSignOut: () => void
}

/** Asks someone to agree to new versions of the terms, read them, or sign out. Nothing else closes it. */
export function AgreementDialog({ userId, asked, onSignOut }: AgreementDialogProps) {
  const texts = useTexts(agreementCatalog)
  const titles = useTexts(legalTitlesCatalog)
  const agree = useAgree(userId)
  const isNewer = isApiError(agree.error) && agree.error.body?.code === 'terms_changed'
  return (
    <Dialog
      open={asked.length > 0}
      onOpenChange={() => undefined}
      modalOnly
      isCloseBlocked
      focusesTitle
      size="sm"
      title={texts.titles[asked.length > 1 ? 'both' : (asked[0]?.document ?? 'terms')]}
      description={texts.text}
      footer={
        <>
          <Button variant="ghost" className="me-auto" onClick={onSignOut}>
            {texts.signOut}
          </Button>
          <Button loading={agree.isPending} loadingText={texts.agreeing} onClick={() => agree.mutate(asked)}>
            {texts.agree}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {agree.error && (
          <p role="alert" className="text-danger text-sm font-medium">
            {isNewer ? texts.newer : messageOf(agree.error, texts.failed)}
          </p>
        )}
        {asked.map(({ document, changes }) => (
          <section key={document} className="grid gap-1">
            <h3 className="text-base">{titles[document]}</h3>
            <p className="text-sm wrap-anywhere" dir="auto">
              <span className="text-muted">{texts.changed}: </span>
              {changes}
            </p>
            <Link {...paths.legal(document)} target="_blank" className="link justify-self-start text-sm">
              {texts.read({ name: titles[document] })}
            </Link>
          </section>
        ))}
        <Link {...paths.personalData()} className="link justify-self-start text-sm">
          {texts.ownData}
        </Link>
      </div>
    </Dialog>
  )
}
