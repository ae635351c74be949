import { Megaphone, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { closedAnnouncementCookie } from '#contract/page.ts'
import { isAnnounced, type Announcement } from '#domain/site/site.ts'
import { layoutBannerCatalog } from '#web/app/texts/layout-banner-texts.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { relOf } from '#web/lib/site/external-link.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'

/** Seconds: a year. */
const closedFor = 31_536_000

/** Nothing says that a cookie changed; the page's own button does. */
const subscribe = () => () => undefined

const isClosedHere = (id: string) => document.cookie.split('; ').includes(`${closedAnnouncementCookie}=${id}`)

function storeClosed(id: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${closedAnnouncementCookie}=${id}; Path=/; Max-Age=${closedFor}; SameSite=Lax${secure}`
}

/** What the operator announces, until its end or until someone closes it on this device. */
export function AnnouncementBanner({ announcement }: { announcement: Announcement }) {
  const texts = useTexts(layoutBannerCatalog)
  const { id, text, url } = announcement
  const isOver = !isAnnounced(announcement, useNow())
  const [isClosed, setClosed] = useState(false)
  // Rendered pages are the same for everyone: what was closed is in them, and the document hides it.
  const wasClosed = useSyncExternalStore(
    subscribe,
    () => isClosedHere(id),
    () => false,
  )
  if (isOver || isClosed || wasClosed) return null
  const close = () => {
    setClosed(true)
    // The button is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
    storeClosed(id)
  }
  return (
    <aside
      aria-label={texts.label}
      data-announcement={id}
      className="bg-accent-soft text-accent-ink border-line no-print border-b"
    >
      <div className="page-width flex items-start gap-3 py-2 text-sm">
        <Megaphone aria-hidden className="mt-3.5 size-4 shrink-0" />
        <p className="flex-1 py-3 [overflow-wrap:anywhere]" dir="auto">
          {text}{' '}
          {url && (
            <a href={url} rel={relOf(url)} className="link text-accent-ink font-semibold">
              {texts.more}
            </a>
          )}
        </p>
        <IconButton icon={X} label={texts.close} onClick={close} />
      </div>
    </aside>
  )
}
