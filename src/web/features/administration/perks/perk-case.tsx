import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { CataloguePerk } from '#contract/rewards/perk-catalog.ts'
import { findPerkMoveRefusal, type PerkMove } from '#domain/rewards/perks.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { adminPerksCatalog } from '#web/features/administration/texts/admin-perks-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { PerkClaims } from './perk-claims.tsx'
import { PerkCodes } from './perk-codes.tsx'
import { PerkForm } from './perk-form.tsx'
import { useChangePerk, usePerkMutations } from './perks-api.ts'

/** A perk in the admin area: status, codes, texts and who redeemed it. */
export function PerkCase({ perk, onRemoved }: { perk: CataloguePerk; onRemoved: () => void }) {
  const texts = useTexts(adminPerksCatalog)
  // The version the form started with, so no one overwrites someone else's changes unseen.
  const [version, setVersion] = useState(perk.version)
  const change = useChangePerk(perk.id, version)
  const { codes } = perk
  return (
    <div className="grid grid-cols-1 gap-8">
      <Panel
        id="perk-status"
        title={texts.one.status}
        action={
          <Link {...paths.adminAudit({ objectId: perk.id })} className="link text-sm">
            {texts.one.log}
          </Link>
        }
      >
        <PerkStatus perk={perk} onRemoved={onRemoved} />
      </Panel>
      <Panel id="perk-codes" title={texts.codes.heading}>
        <Card padding="lg">
          {codes ? <PerkCodes perk={{ ...perk, codes }} /> : <p className="measure">{texts.codes.made}</p>}
        </Card>
      </Panel>
      <Panel id="perk-words" title={texts.form.heading}>
        <Card padding="lg">
          <PerkForm perk={perk} save={change} onSaved={(saved) => setVersion(saved.version)} />
        </Card>
      </Panel>
      {perk.state !== 'draft' && (
        <Panel id="perk-claims" title={texts.claims.heading}>
          <PerkClaims perk={perk} />
        </Panel>
      )}
    </div>
  )
}

function PerkStatus({ perk, onRemoved }: { perk: CataloguePerk; onRemoved: () => void }) {
  const language = useLanguage()
  const { one } = useTexts(adminPerksCatalog)
  const { codes, left } = perk
  const numbers = [
    { label: one.counts.claimed, value: formatNumber(language, perk.claimed) },
    { label: one.counts.left, value: left === null ? one.endless : formatNumber(language, left) },
    ...(codes
      ? [
          { label: one.counts.codes, value: formatNumber(language, codes.loaded) },
          { label: one.counts.codesLeft, value: formatNumber(language, codes.left) },
        ]
      : []),
  ]
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <p className="measure">
        {one.texts[perk.standing]} {perk.state === 'draft' && codes?.left === 0 && one.noCodes}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {numbers.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-heading text-2xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Moves perk={perk} onRemoved={onRemoved} />
    </Card>
  )
}

function Moves({ perk, onRemoved }: { perk: CataloguePerk; onRemoved: () => void }) {
  const { moves } = useTexts(adminPerksCatalog)
  const { move, remove } = usePerkMutations(perk.id)
  const [pendingMove, setPendingMove] = useState<PerkMove | 'remove'>()
  // The dialog keeps its text while it closes.
  const [shown, setShown] = useState<PerkMove | 'remove'>('offer')
  const row = useRef<HTMLDivElement>(null)
  const isOffered = perk.state === 'offered'
  const now = useNow()
  const texts = moves[shown]
  const ask = (what: PerkMove | 'remove') => {
    setShown(what)
    setPendingMove(what)
  }
  const confirm = async () => {
    try {
      if (shown === 'remove') await remove.mutateAsync()
      else await move.mutateAsync(shown)
      toast({ title: texts.done })
      if (shown === 'remove') return onRemoved()
    } catch (error) {
      toastFailure(error, moves.failed)
    }
    setPendingMove(undefined)
  }
  const canOffer = !isOffered && findPerkMoveRefusal(toOffer(perk), 'offer', new Date(now)) === null
  return (
    <div ref={row} tabIndex={-1} className="flex flex-wrap gap-3 outline-none">
      {isOffered ? (
        <Button variant="secondary" onClick={() => ask('withdraw')}>
          {moves.withdraw.label}
        </Button>
      ) : (
        <Button disabled={!canOffer} onClick={() => ask('offer')}>
          {perk.state === 'draft' ? moves.offer.label : moves.offer.again}
        </Button>
      )}
      {perk.state === 'draft' && (
        <Button variant="secondary" onClick={() => ask('remove')}>
          {moves.remove.label}
        </Button>
      )}
      <ConfirmDialog
        open={pendingMove !== undefined}
        onOpenChange={(open) => !open && setPendingMove(undefined)}
        onClosed={(event) => {
          // The button that opened it may have been replaced.
          event.preventDefault()
          ;(row.current?.querySelector<HTMLElement>('button:enabled') ?? row.current)?.focus()
        }}
        title={texts.title({ name: perk.title })}
        text={texts.text}
        confirmLabel={texts.label}
        destructive={shown === 'remove'}
        loading={move.isPending || remove.isPending}
        onConfirm={() => void confirm()}
      />
    </div>
  )
}

const toDate = (iso: string | null) => (iso === null ? null : new Date(iso))

/** In the shape that the domain rules expect. */
const toOffer = ({ state, stock, claimed, codes, ...perk }: CataloguePerk) => ({
  state,
  stock,
  claimedCount: claimed,
  freeCodes: codes?.left ?? null,
  startsAt: toDate(perk.startsAt),
  endsAt: toDate(perk.endsAt),
})
