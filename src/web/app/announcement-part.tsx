import { Suspense, useState, type ComponentType } from 'react'
import type { Announcement } from '#domain/site/site.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'

type BannerProps = { announcement: Announcement }

/** Set once the code has loaded. */
let preloaded: ComponentType<BannerProps> | null = null

const load = async () => {
  const { AnnouncementBanner: component } = await withTexts(import('./announcement-banner.tsx'))
  preloaded = component
  return component
}
const Loaded = lazyPart<BannerProps>(load, () => null)

/** Loads the banner if there is one: coming later, it would move the page. */
export async function loadAnnouncement(announcement: Announcement | null): Promise<void> {
  if (announcement) await Promise.allSettled([load()])
}

/** The banner of all pages. Its code loads only where there is one; until then a rendered page shows it as it is. */
export function AnnouncementPart({ announcement }: BannerProps) {
  const [Shown] = useState(() => preloaded ?? Loaded)
  return (
    <Suspense>
      <Shown announcement={announcement} />
    </Suspense>
  )
}
