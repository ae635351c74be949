import { OrganizationLink, PersonLink } from '#web/features/administration/cases/staff-link.tsx'
import { Link } from '@tanstack/react-router'
import type { ReviewCase } from '#contract/reviews/cases.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import {
  listReviewCaseDecisions,
  type ReviewCaseState,
  type ReviewCaseDecision,
} from '#domain/reviews/moderation.ts'
import { reviewCategories } from '#domain/reviews/reviews.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { nameAccount } from '#web/features/administration/cases/account-name.ts'
import { ReportHead } from '#web/features/administration/cases/report-head.tsx'
import { ReporterRecord } from '#web/features/administration/cases/reporter-record.tsx'
import {
  adminReviewsCatalog,
  type AdminReviewsTexts,
} from '#web/features/administration/texts/admin-reviews-texts.ts'
import { deletedAccountCatalog } from '#web/features/administration/texts/deleted-account-texts.ts'
import { reviewCategoriesCatalog } from '#contract/texts/review-categories-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { CaseCard } from '#web/features/administration/cases/case-card.tsx'
import { DecisionButtons } from '#web/features/administration/cases/decision-buttons.tsx'

const variants: Record<ReviewCaseState, 'warn' | 'neutral' | 'success'> = {
  open: 'warn',
  kept: 'success',
  hidden: 'neutral',
  restored: 'success',
}

/** One reported review with its project, its reply and its reports. */
export function ReviewCaseCard({
  about,
  onDecide,
}: {
  about: ReviewCase
  onDecide: (decision: ReviewCaseDecision) => void
}) {
  const categoryNames = useTexts(reviewCategoriesCatalog)
  const texts = useTexts(adminReviewsCatalog)
  const deletedAccountTexts = useTexts(deletedAccountCatalog)
  const { review, collaboration, state, isOwnCase } = about
  const { organization, project } = collaboration
  const isOpen = state === 'open'
  const volunteer = formatFullName(collaboration.volunteer)
  const isByVolunteer = review.reviewType === 'volunteer_to_organization'
  const title = isByVolunteer ? texts.byVolunteer : texts.byOrganization
  const ratings = reviewCategories.flatMap((category) => {
    const rating = review.categories[category]
    return rating === undefined ? [] : [`${categoryNames[category]} ${rating}`]
  })
  return (
    <CaseCard
      title={title({ volunteer, organization: organization.organizationName })}
      badge={<Badge variant={variants[state]}>{texts.states[state]}</Badge>}
      since={
        <>
          {isOpen ? texts.waiting : texts.decidedAt} <TimeStamp iso={about.at} inText asDuration={isOpen} />
        </>
      }
      summary={[about.reports[0] && texts.reasons[about.reports[0].reason], review.reviewText]}
    >
      <Reports about={about} />
      <div className="bg-sunken grid grid-cols-1 gap-3 rounded-md px-4 py-3">
        <Stars value={review.rating} accessibleText={texts.rated({ rating: review.rating })} />
        <p className="measure wrap-anywhere whitespace-pre-line">{review.reviewText}</p>
        {review.reply && (
          <div className="border-primary border-s-3 ps-4">
            <p className="text-sm font-semibold">
              {texts.reply} <TimeStamp iso={review.reply.at} className="text-muted font-normal" />
            </p>
            <p
              className="measure mt-1 wrap-anywhere whitespace-pre-line"
              {...writtenText(review.reply.language)}
            >
              {review.reply.text}
            </p>
          </div>
        )}
      </div>
      <FactList
        paired
        facts={[
          {
            label: texts.project,
            value: (
              <Link {...paths.project(project.id)} className="link" dir="auto">
                {project.title}
              </Link>
            ),
          },
          { label: texts.visibility, value: describeVisibility(texts, review) },
          {
            label: texts.writer,
            value: review.writer ? (
              <PersonLink id={review.writer.id} name={formatFullName(review.writer)} />
            ) : (
              deletedAccountTexts.alone
            ),
          },
          {
            label: texts.organization,
            value: <OrganizationLink id={organization.id} name={organization.organizationName} />,
          },
          { label: texts.written, value: <TimeStamp iso={review.createdAt} /> },
          ...(review.editedAt ? [{ label: texts.edited, value: <TimeStamp iso={review.editedAt} /> }] : []),
          ...(ratings.length > 0 ? [{ label: texts.ratings, value: ratings.join(' · '), isWide: true }] : []),
        ]}
      />
      {about.restored && state === 'restored' && (
        <p className="text-muted text-sm">
          {texts.restoredBy({ name: nameAccount(about.restored.by, deletedAccountTexts.inSentence) })}{' '}
          <TimeStamp iso={about.restored.at} inText />
        </p>
      )}
      <DecisionButtons
        decisions={listReviewCaseDecisions(state)}
        danger="hide"
        texts={texts.actions}
        refusal={isOwnCase ? texts.own : null}
        onDecide={onDecide}
      />
    </CaseCard>
  )
}

function describeVisibility(texts: AdminReviewsTexts, { hiddenAt, isPublic }: ReviewCase['review']): string {
  if (hiddenAt) return texts.isHidden
  return isPublic ? texts.isPublic : texts.isPrivate
}

/** Who reported it, why, and the decision. */
function Reports({ about }: { about: ReviewCase }) {
  const texts = useTexts(adminReviewsCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  return (
    <ul aria-label={texts.reports({ count: about.reports.length })} className="grid gap-3">
      {about.reports.map(
        ({ id, reason, explanation, reporter, record, createdAt, verdict: decision, ...decided }) => (
          <li key={id} className="border-line grid gap-1 border-s-3 ps-4 text-sm">
            <ReportHead
              title={texts.reasons[reason]}
              by={texts.reportedBy({ name: nameAccount(reporter, inSentence) })}
              createdAt={createdAt}
              explanation={explanation}
            />
            <ReporterRecord record={record} />
            {decision && decided.decidedAt && (
              <p className="text-muted wrap-anywhere">
                {texts.outcomes[decision]}{' '}
                {texts.reportedBy({ name: nameAccount(decided.decidedBy, inSentence) })},{' '}
                <TimeStamp iso={decided.decidedAt} inText />
                {decided.note && `. ${texts.noteOf({ note: decided.note })}`}
              </p>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
