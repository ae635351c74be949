import { useNavigate, useSearch } from '@tanstack/react-router'
import { shownReviewCases } from '#contract/admin-reviews.ts'
import { ReviewsList } from '#web/features/admin/reviews-list.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'

/** Reported reviews at /admin/reviews. */
export function AdminReviewsPage() {
  const { adminReviews: texts } = messages
  usePageHead({ title: texts.title })
  const { state: show = 'open' } = useSearch({ from: '/admin/admin/reviews' })
  const navigate = useNavigate()
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted mt-2 mb-6">{texts.intro}</p>
      <Tabs
        label={texts.tabs}
        tabs={shownReviewCases.map((value) => ({ value, label: texts.shown[value] }))}
        value={show}
        onValueChange={(value) =>
          void navigate({
            ...paths.adminReviews({ state: value === 'open' ? undefined : value }),
            resetScroll: false,
          })
        }
      >
        <TabPanel value={show}>
          <ReviewsList show={show} />
        </TabPanel>
      </Tabs>
    </>
  )
}
