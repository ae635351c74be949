import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import type { ClaimReview } from '#contract/organizations/claim-reviews.ts'
import type { ClaimFilter } from '#contract/administration/list-filters.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { CaseList } from '#web/features/administration/cases/case-list.tsx'
import { nameAccount } from '#web/features/administration/cases/account-name.ts'
import { adminClaimsCatalog } from '#web/features/administration/texts/admin-claims-texts.ts'
import { deletedAccountCatalog } from '#web/features/administration/texts/deleted-account-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useClaimReviews } from './claims-api.ts'
import { ClaimDecisionDialog, type ClaimDecision } from './claim-decision-dialog.tsx'

/** Open claims, or decided ones. */
export function ClaimsList({ show, action }: { show: ClaimFilter; action: ReactNode }) {
  const texts = useTexts(adminClaimsCatalog)
  return (
    <CaseList
      action={action}
      list={useClaimReviews(show)}
      icon={KeyRound}
      none={texts.none[show]}
      texts={texts}
      shape="h-56 rounded-lg"
      Case={Request}
      Dialog={ClaimDecisionDialog}
    />
  )
}

type RequestProps = { about: ClaimReview; onDecide: (decision: ClaimDecision) => void }

function Request({ about: claim, onDecide }: RequestProps) {
  const texts = useTexts(adminClaimsCatalog)
  const { claimStates } = useTexts(staffListsCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  const { organization, person, state, reason } = claim
  const { facts } = texts
  const waits = state === 'waiting'
  return (
    <Card as="article" padding="lg" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg wrap-anywhere">
          {formatFullName(person)} <span className="text-muted font-normal">{texts.asks}</span>{' '}
          <Link {...paths.organization(organization.id)} className="link" dir="auto">
            {organization.organizationName}
          </Link>
        </h2>
        <span className="text-muted flex flex-wrap items-center gap-2 text-sm">
          {!waits && (
            <Badge variant={state === 'approved' ? 'success' : 'neutral'}>{claimStates[state]}</Badge>
          )}
          <span>
            {texts.asked} <TimeStamp iso={claim.createdAt} inText />
          </span>
        </span>
      </div>
      <p className="measure bg-sunken rounded-md px-4 py-3 wrap-anywhere whitespace-pre-line">
        {claim.explanation}
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
          {claim.decidedAt && <TimeStamp iso={claim.decidedAt} />}
          {state !== 'overtaken' && `, ${texts.decided({ name: nameAccount(claim.decidedBy, inSentence) })}`}
        </p>
      )}
      {waits && organization.hasOwner && <p className="text-warn text-sm font-medium">{texts.hasOwner}</p>}
      {waits && claim.isOwnCase && <p className="text-warn text-sm font-medium">{texts.own}</p>}
      {waits && !claim.isOwnCase && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onDecide('approve')}>{texts.approve}</Button>
          <Button variant="secondary" onClick={() => onDecide('decline')}>
            {texts.decline}
          </Button>
        </div>
      )}
    </Card>
  )
}
