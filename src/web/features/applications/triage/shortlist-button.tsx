import { Star } from 'lucide-react'
import type { Application } from '#contract/applications/applications.ts'
import { isPending } from '#domain/applications/applications.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { useShortlist } from './triage-api.ts'

/** Adds a pending application to the shortlist or removes it; only members see this. */
export function ShortlistButton({ application }: { application: Application }) {
  const texts = useTexts(triageCatalog)
  const mark = useShortlist(application)
  if (!application.triage || !isPending(application)) return null
  const { isShortlisted } = application.triage
  const toggle = () => {
    if (mark.isPending) return
    const { failed } = texts.shortlist
    mark.mutate(!isShortlisted, { onError: (error) => toastFailure(error, failed, failed) })
  }
  return (
    <Button variant="secondary" size="sm" onClick={toggle}>
      <ShortlistLabel application={application} />
    </Button>
  )
}

/** What the button says and does: the state in words, not by color alone. */
export function ShortlistLabel({
  application,
  className,
}: {
  application: Application
  /** Of the words that are seen. */
  className?: string
}) {
  const { shortlist: texts } = useTexts(triageCatalog)
  const isShortlisted = application.triage?.isShortlisted ?? false
  return (
    <>
      <Star aria-hidden className={joinClasses(isShortlisted && 'text-accent-ink fill-current')} />
      <span className={className}>{isShortlisted ? texts.listed : texts.name}</span>
      {isShortlisted && (
        <VisuallyHidden>{texts.remove({ name: formatVolunteerName(application) })}</VisuallyHidden>
      )}
    </>
  )
}
