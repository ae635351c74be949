import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import type { ClaimReview } from '#contract/admin-claims.ts'
import type { ShownClaims } from '#contract/admin-lists.ts'
import { namePerson } from '#domain/accounts.ts'
import { adminClaimsTexts } from '#web/messages/en/admin-claims.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { TimeStamp } from '#web/ui/time-stamp.tsx'
import { CaseList } from './case-list.tsx'
import { useClaimReviews } from './claims-api.ts'
import { ClaimVerdictDialog, type ClaimVerdict } from './claim-verdict-dialog.tsx'

/** Requests that wait, or those that were decided. */
export function ClaimsList({ show }: { show: ShownClaims }) {
  const texts = adminClaimsTexts
  return (
    <CaseList
      list={useClaimReviews(show)}
      icon={KeyRound}
      none={texts.none[show]}
      texts={texts}
      shape="h-56 rounded-lg"
      Case={Request}
      Dialog={ClaimVerdictDialog}
    />
  )
}

type RequestProps = { about: ClaimReview; onAsk: (verdict: ClaimVerdict) => void }

function Request({ about: asked, onAsk }: RequestProps) {
  const texts = adminClaimsTexts
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
