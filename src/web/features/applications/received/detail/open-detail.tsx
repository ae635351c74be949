import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import type { Received } from '#web/features/applications/received/use-received.ts'
import type { ApplicantDetail } from '#web/features/applications/received/applicants-cache.ts'
import { DetailPane, type RenderWork } from './detail-pane.tsx'

type OpenDetailProps = {
  received: Received
  hasHotkeys: boolean
  work: RenderWork
  more: (detail: ApplicantDetail) => ReactNode
}

/** The detail of the open application with its neighbors, or how to open one. */
export function OpenDetail({ received, hasHotkeys, work, more }: OpenDetailProps) {
  const { rows, index, total, openId, pane, changes } = received
  const isAboutHours = received.filters.show === 'hours'
  const texts = useTexts(receivedCatalog)
  if (openId === undefined) {
    return rows.length > 0 && <p className="text-muted m-auto p-8 text-sm">{texts.detail.none}</p>
  }
  return (
    <DetailPane
      detail={received.detail}
      row={rows[index]}
      position={index + 1}
      total={total ?? rows.length}
      pane={pane}
      hasHotkeys={hasHotkeys}
      hasOwnKeys={hasHotkeys && received.selection.chosen.length === 0}
      onPrevious={openerOf(received.previous, received.open)}
      onNext={openerOf(received.next, received.open)}
      onClose={received.close}
      onAccept={() => received.act('accept', openId)}
      onDecline={() => received.act('decline', openId)}
      onShortlist={() => received.act('shortlist', openId)}
      onMoved={() => {
        changes.markDecided([openId], [])
        pane.current?.focus()
      }}
      work={(application) => work(application, { isAboutHours })}
      isAboutHours={isAboutHours}
      more={more}
    />
  )
}

const openerOf = (id: string | undefined, open: (id: string) => void) =>
  id === undefined ? undefined : () => open(id)
