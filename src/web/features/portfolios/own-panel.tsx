import { Link } from '@tanstack/react-router'
import { Eye, Globe, Link2, Lock, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSavePortfolio } from './api.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** The volunteer's portfolio settings: visibility and preview. */
export function OwnPanel({ portfolio }: { portfolio: Portfolio }) {
  const volunteerProfileTexts = useTexts(volunteerProfileCatalog)
  const { own: texts } = useTexts(portfoliosCatalog)
  const { id, isPublic, hasProfile } = portfolio
  return (
    <Card as="section" aria-labelledby="own-portfolio" className="no-print mb-6 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="own-portfolio" className="text-lg">
          {texts.heading}
        </h2>
        <Badge variant={isPublic ? 'success' : 'neutral'} icon={isPublic ? Globe : Lock}>
          {isPublic ? texts.public : texts.private}
        </Badge>
        <p className="text-muted text-sm">{isPublic ? texts.publicText : texts.privateText}</p>
      </div>
      {hasProfile ? (
        <>
          <VisibilitySwitch portfolio={portfolio} />
          <Disclosure title={texts.whatIsPublic} className="justify-self-start">
            <p className="text-muted measure text-sm">
              {volunteerProfileTexts.switches.isPortfolioPublic.hint}
            </p>
          </Disclosure>
          <div className="flex flex-wrap gap-2">
            <Button asChild variant="secondary" size="sm">
              <Link {...paths.portfolio(id, { view: 'others' })}>
                <Eye aria-hidden />
                {texts.preview}
              </Link>
            </Button>
            {isPublic && <CopyLink id={id} />}
            <Button asChild variant="ghost" size="sm">
              <Link {...paths.volunteerProfile()}>
                <Pencil aria-hidden />
                {texts.edit}
              </Link>
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{texts.emptyProfile}</p>
          <div>
            <Button asChild>
              <Link {...paths.volunteerProfileSetup()}>{texts.create}</Link>
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function VisibilitySwitch({ portfolio }: { portfolio: Portfolio }) {
  const errorsTexts = useTexts(errorsCatalog)
  const { own: texts } = useTexts(portfoliosCatalog)
  const { label } = useTexts(volunteerProfileCatalog).switches.isPortfolioPublic
  const save = useSavePortfolio(portfolio.id)
  // Set synchronously: React resets a checkbox whose state changes later than the click.
  const [pendingValue, setPendingValue] = useState<boolean | null>(null)
  return (
    <Checkbox
      className="measure"
      label={label}
      checked={pendingValue ?? portfolio.isPublic}
      onChange={({ target }) => {
        const isOn = target.checked
        setPendingValue(isOn)
        save.mutate(
          { isPortfolioPublic: isOn },
          {
            onSuccess: () => toast({ title: isOn ? texts.turnedOn : texts.turnedOff }),
            onError: (error) => toastFailure(error, texts.failed, errorsTexts.unreachable),
            onSettled: () => setPendingValue(null),
          },
        )
      }}
    />
  )
}

function CopyLink({ id }: { id: string }) {
  const { own: texts } = useTexts(portfoliosCatalog)
  const copy = () =>
    copyText(new URL(`/volunteers/${id}`, document.baseURI).href, {
      copied: { title: texts.copied },
      failed: { title: texts.copyFailed },
    })
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()}>
      <Link2 aria-hidden />
      {texts.copy}
    </Button>
  )
}

/** Shown above the own portfolio in the preview. */
export function PreviewNotice({ portfolio }: { portfolio: Portfolio }) {
  const { own: texts } = useTexts(portfoliosCatalog)
  return (
    <div
      role="note"
      className="bg-info-soft text-info no-print mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg px-5 py-3"
    >
      <p className="font-medium">{portfolio.isPublic ? texts.previewing : texts.previewingPrivate}</p>
      <Button asChild variant="secondary" size="sm">
        <Link {...paths.portfolio(portfolio.id)}>{texts.endPreview}</Link>
      </Button>
    </div>
  )
}
