import { Suspense } from 'react'
import type { Announcement } from '#domain/site/site.ts'
import { withTexts } from '#web/lib/language.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'

const Banner = lazyPart<{ announcement: Announcement }>(
  async () => (await withTexts(import('./announcement-banner.tsx'))).AnnouncementBanner,
  () => null,
)

/** The banner of all pages. Its code loads only where there is one; until then a rendered page shows it as it is. */
export const AnnouncementPart = ({ announcement }: { announcement: Announcement }) => (
  <Suspense>
    <Banner announcement={announcement} />
  </Suspense>
)
