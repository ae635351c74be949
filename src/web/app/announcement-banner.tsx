import { Megaphone, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { isAnnounced, type Announcement } from '#domain/site/site.ts'
import { layoutBannerCatalog } from '#web/app/texts/layout-banner-texts.ts'
import { useNow } from '#web/lib/clock.ts'
import { relOf } from '#web/lib/external-link.ts'
import { useTexts } from '#web/lib/texts.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'

const storageKey = 'bridgeCollective_closedAnnouncement'

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

function readClosed(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** What the operator announces, until its end or until someone closes it on this device. */
export function AnnouncementBanner({ announcement }: { announcement: Announcement }) {
  const texts = useTexts(layoutBannerCatalog)
  const { id, text, url } = announcement
  const isOver = !isAnnounced(announcement, useNow())
  const [isClosed, setClosed] = useState(false)
  // The server does not know what was closed, so a page shows the banner until it hydrates.
  const closed = useSyncExternalStore(subscribe, readClosed, () => null)
  if (isOver || isClosed || closed === id) return null
  const close = () => {
    setClosed(true)
    // The button is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(storageKey, id)
    } catch {
      // Without storage it stays closed until the page is loaded again.
    }
  }
  return (
    <aside aria-label={texts.label} className="bg-accent-soft text-accent-ink border-line no-print border-b">
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
