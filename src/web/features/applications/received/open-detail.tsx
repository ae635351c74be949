import type { ReactNode } from 'react'
import { DetailPane } from './detail-pane.tsx'
import type { Received } from './use-received.ts'
import type { ApplicantDetail } from './applicants-cache.ts'

type OpenDetailProps = {
  received: Received
  hasHotkeys: boolean
  more: (detail: ApplicantDetail) => ReactNode
}

/** The detail of the open application with its neighbors. */
export function OpenDetail({ received, hasHotkeys, more }: OpenDetailProps) {
  const { rows, index, total, openId, pane, changes } = received
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
        if (openId !== undefined) changes.markDecided([openId], [])
        pane.current?.focus()
      }}
      more={more}
    />
  )
}

const openerOf = (id: string | undefined, open: (id: string) => void) =>
  id === undefined ? undefined : () => open(id)
