import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ClaimReview, ShownClaims } from '#contract/admin-claims.ts'
import { namePerson } from '#domain/accounts.ts'
import { growthOf } from '#web/lib/growing.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { GrowingList } from '#web/ui/growing-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx'
import { TimeStamp } from '#web/ui/time-stamp.tsx'
import { useClaimReviews } from './claims-api.ts'
import { ClaimVerdictDialog, type ClaimVerdict } from './claim-verdict-dialog.tsx'

type Question = { asked: ClaimReview; verdict: ClaimVerdict }

/** Requests that wait, or those that were decided. */
export function ClaimsList({ show }: { show: ShownClaims }) {
  const { adminClaims: texts } = messages
  const list = useClaimReviews(show)
  const { data, isError, isFetching, refetch } = list
  const place = useRef<HTMLDivElement>(null)
  const isGone = useRef(false)
  // Apart from the list: the question stays where its request has gone, decided by somebody else.
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)
  useEffect(() => {
    // The button that decided has gone with its request.
    if (isGone.current) place.current?.focus()
    isGone.current = false
  }, [data])
  if (!data) {
    return isError ? (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingRegion className="grid gap-3">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </LoadingRegion>
    )
  }
  const found = data.pages.flatMap((page) => page.items)
  const ask = (next: Question) => {
    opener.current = document.activeElement
    setQuestion(next)
    setOpen(true)
  }
  return (
    <div ref={place} tabIndex={-1} className="rounded-sm">
      {found.length === 0 ? (
        <EmptyState icon={KeyRound} title={texts.none[show]} text={texts.noneText} />
      ) : (
        <GrowingList
          label={texts.list}
          className="grid grid-cols-1 gap-4"
          items={found.map((asked) => ({
            key: asked.id,
            content: <Request asked={asked} onAsk={(verdict) => ask({ asked, verdict })} />,
          }))}
          {...growthOf(list, texts.moreFailed)}
          moreLabel={texts.more}
          progress={texts.progress(found.length, data.pages.at(-1)?.total ?? '')}
        />
      )}
      {question && (
        <ClaimVerdictDialog
          key={`${question.asked.id} ${question.verdict}`}
          {...question}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onDecided={() => {
            isGone.current = true
          }}
          onClosed={(event) => {
            event.preventDefault()
            const { current: button } = opener
            if (button instanceof HTMLElement && button.isConnected) button.focus()
            else place.current?.focus()
          }}
        />
      )}
    </div>
  )
}

type RequestProps = { asked: ClaimReview; onAsk: (verdict: ClaimVerdict) => void }

function Request({ asked, onAsk }: RequestProps) {
  const { adminClaims: texts } = messages
  const { organization, person, state, reason } = asked
  const { facts } = texts
  const waits = state === 'waiting'
  return (
    <Card as="article" padding="lg" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg wrap-anywhere">
          {namePerson(person)} <span className="text-muted font-normal">{texts.asks}</span>{' '}
          <Link {...paths.organization(organization.id)} className="link">
            {organization.organizationName}
          </Link>
        </h2>
        <span className="text-muted flex flex-wrap items-center gap-2 text-sm">
          {!waits && (
            <Badge variant={state === 'approved' ? 'success' : 'neutral'}>{texts.states[state]}</Badge>
          )}
          <span>
            {texts.asked} <TimeStamp iso={asked.createdAt} inText />
          </span>
        </span>
      </div>
      <p className="measure bg-sunken rounded-md px-4 py-3 wrap-anywhere whitespace-pre-line">
        {asked.explanation}
      </p>
      <FactList
        paired
        facts={[
          {
            label: facts.email,
            value: `${person.email} (${person.isEmailVerified ? facts.verified : facts.unverified})`,
          },
          { label: facts.joined, value: <TimeStamp iso={person.joinedAt} /> },
          { label: facts.website, value: organization.website ?? texts.noWebsite },
          ...(organization.location ? [{ label: facts.location, value: organization.location }] : []),
          ...(reason ? [{ label: texts.reasonOf, value: reason }] : []),
        ]}
      />
      {!waits && (
        <p className="text-muted text-sm">
          {asked.decidedAt && <TimeStamp iso={asked.decidedAt} />}
          {state !== 'overtaken' && `, ${texts.decided(asked.decidedBy ? namePerson(asked.decidedBy) : '')}`}
        </p>
      )}
      {waits && organization.hasOwner && <p className="text-warn text-sm font-medium">{texts.hasOwner}</p>}
      {waits && asked.isOwnCase && <p className="text-warn text-sm font-medium">{texts.own}</p>}
      {waits && !asked.isOwnCase && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onAsk('approve')}>{texts.approve}</Button>
          <Button variant="secondary" onClick={() => onAsk('decline')}>
            {texts.decline}
          </Button>
        </div>
      )}
    </Card>
  )
}
