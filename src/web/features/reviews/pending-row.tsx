import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import type { PendingReview } from '#contract/reviews/lists.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

type PendingRowProps = { item: PendingReview; showsSide: boolean }

/** Someone the reader can review, the project, and a link to the form. */
export function PendingRow({ item, showsSide }: PendingRowProps) {
  const { pending: texts } = useTexts(reviewPagesCatalog)
  const { revieweeType, revieweeId, id: projectId } = item
  const isVolunteer = revieweeType === 'volunteer'
  const name = isVolunteer ? item.volunteerName : item.organizationName
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 wrap-anywhere">
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="block font-medium" dir="auto">
            {name}
          </span>
          <Link {...paths.project(projectId)} className="link text-sm" dir="auto">
            {item.title}
          </Link>
          <span className="text-muted block text-sm">
            {texts.completed} <TimeStamp iso={item.completedAt} inText />
            {showsSide &&
              ` · ${isVolunteer ? texts.as.organization({ name: item.organizationName }) : texts.as.volunteer}`}
          </span>
        </span>
      </span>
      <Button asChild size="sm">
        <Link
          {...paths.createReview({ projectId, revieweeType, revieweeId })}
          aria-label={texts.writeOf({ name, project: item.title })}
        >
          <PenLine aria-hidden />
          {texts.write}
        </Link>
      </Button>
    </div>
  )
}
