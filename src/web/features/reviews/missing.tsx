import { Link } from '@tanstack/react-router'
import { EyeOff, Hourglass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PendingReview } from '#contract/reviews/lists.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useReviewDetails } from './form-api.ts'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

type Pending = Pick<PendingReview, 'id' | 'revieweeId' | 'revieweeType'>

/**
 * Why a review from a notification is not in the list; `pending` is the reader's own review of that work, if still
 * possible.
 */
export function Missing({ pending }: { pending: Pending | undefined }) {
  return pending ? <PerhapsWaiting pending={pending} /> : <Gone />
}

/** Only while reviews wait for each other can writing one's own reveal it (decision A19). */
function PerhapsWaiting({ pending: { id: projectId, revieweeId, revieweeType } }: { pending: Pending }) {
  const { notYet: texts } = useTexts(reviewPagesCatalog).lists
  const { data, isError } = useReviewDetails({ projectId, revieweeId, revieweeType })
  if (!data) return isError ? <Gone /> : null
  if (data.revealDays === 0) return <Gone />
  return (
    <Notice
      icon={Hourglass}
      {...texts}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link {...paths.createReview({ projectId, revieweeType, revieweeId })}>{texts.action}</Link>
        </Button>
      }
    />
  )
}

const Gone = () => {
  const reviewPagesTexts = useTexts(reviewPagesCatalog)
  return <Notice icon={EyeOff} {...reviewPagesTexts.lists.gone} />
}

type NoticeProps = { icon: LucideIcon; title: string; text: string; action?: ReactNode }

function Notice({ icon: Icon, title, text, action }: NoticeProps) {
  return (
    <div className="bg-info-soft text-info mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg px-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
      {action}
    </div>
  )
}
