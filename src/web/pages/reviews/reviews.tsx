import { Link } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { usePendingReviews, useReviewList } from '#web/features/reviews/list-api.ts'
import { PendingList, ReviewList } from '#web/features/reviews/review-list.tsx'
import { readTotal } from '#web/lib/calls/load-more.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { reviewPagesCatalog } from '#web/features/reviews/texts/review-pages-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { reviewsSearch } from './routes.tsx'

/** /reviews: given, received and pending reviews (spec F2); the open tab is in the URL. */
export function ReviewsPage() {
  const texts = useTexts(reviewPagesCatalog)
  usePageHead({ title: texts.heading })
  const { user } = useSession()
  const [{ tab = 'given', application }, changeSearch] = useSearchState(reviewsSearch)
  const given = useReviewList('given')
  const received = useReviewList('received')
  const pending = usePendingReviews()
  const { mode } = useAccountMode(user)
  const work = paths.applications(mode === 'organization' ? { tab: 'received', show: 'accepted' } : {})
  const showsSide = user !== null && Number(user.isVolunteer) + user.organizations.length > 1
  return (
    <div className="page-width max-w-4xl pt-8 pb-16 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
          <p className="text-muted measure mt-2">
            {texts.intro}{' '}
            <Link {...paths.help('reviews')} className="link">
              {texts.help}
            </Link>
          </p>
        </div>
        <Button asChild variant="secondary">
          <Link {...paths.reviewAnalytics()}>
            <ChartColumn aria-hidden />
            {texts.analytics}
          </Link>
        </Button>
      </div>
      <Tabs
        className="mt-6"
        label={texts.tabs.label}
        tabs={[
          { value: 'given', label: texts.tabs.given, count: readTotal(given) },
          { value: 'received', label: texts.tabs.received, count: readTotal(received) },
          { value: 'pending', label: texts.tabs.pending, count: readTotal(pending) },
        ]}
        value={tab}
        onValueChange={(value) => changeSearch(() => ({ tab: value }), { replace: true })}
      >
        <TabPanel value="given">
          <ReviewList
            direction="given"
            list={given}
            highlighted={application}
            pending={pending}
            showsSide={showsSide}
            work={work}
          />
        </TabPanel>
        <TabPanel value="received">
          <ReviewList
            direction="received"
            list={received}
            highlighted={application}
            pending={pending}
            showsSide={showsSide}
            work={work}
          />
        </TabPanel>
        <TabPanel value="pending">
          <PendingList list={pending} showsSide={showsSide} work={work} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
