import { useParams, useSearch } from '@tanstack/react-router'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { findInviteContactRefusal, shownContact } from '#domain/messages/messaging.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { InviteButton } from '#web/features/invites/invite-button.tsx'
import { useBlock } from '#web/features/messages/blocks/blocks-api.ts'
import { BlockButton } from '#web/features/messages/blocks/block-button.tsx'
import { MessageLink } from '#web/features/messages/conversation/message-link.tsx'
import { usePortfolio, useRecordView } from '#web/features/portfolios/api.ts'
import { toPublicView } from '#web/features/portfolios/public-view.ts'
import { BadgeList } from '#web/features/portfolios/badge-list.tsx'
import { EarlierProjects } from '#web/features/portfolios/earlier-projects.tsx'
import { HeadlineDialog } from '#web/features/portfolios/headline-dialog.tsx'
import { MissingPortfolio } from '#web/features/portfolios/missing-portfolio.tsx'
import { OwnPanel, PreviewNotice } from '#web/features/portfolios/own-panel.tsx'
import { PortfolioActions } from '#web/features/portfolios/portfolio-actions.tsx'
import { PortfolioFacts } from '#web/features/portfolios/portfolio-facts.tsx'
import { PortfolioHeader } from '#web/features/portfolios/portfolio-header.tsx'
import { PortfolioSkeleton } from '#web/features/portfolios/portfolio-skeleton.tsx'
import { PortfolioTotals } from '#web/features/portfolios/portfolio-totals.tsx'
import { SkillList } from '#web/features/portfolios/skill-list.tsx'
import { WorkList } from '#web/features/portfolios/work-list.tsx'
import { ReportAccountButton } from '#web/features/moderation/reports/report-account-button.tsx'
import { PublicReviews } from '#web/features/reviews/public-reviews.tsx'
import { BadgeMedal } from '#web/features/rewards/badge-medal.tsx'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { PageState } from '#web/ui/feedback/error-state.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { portfoliosCatalog } from '#web/features/portfolios/texts/portfolios-texts.ts'
import { publicReviewsCatalog } from '#web/features/reviews/texts/public-reviews-texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { useTexts } from '#web/lib/language/texts.ts'

/** A volunteer's portfolio at /volunteers/{id}: a public one, or the user's own (decisions A1, B11). */
export function PortfolioPage() {
  const portfoliosTexts = useTexts(portfoliosCatalog)
  const { id = '' } = useParams({ strict: false })
  const query = usePortfolio(id)
  return (
    <div className="page-width pt-6 pb-10 sm:pb-16">
      <PageState query={query} failed={portfoliosTexts.failed} loading={<PortfolioSkeleton />}>
        {(portfolio) => (portfolio ? <FoundPortfolio portfolio={portfolio} /> : <MissingPortfolio />)}
      </PageState>
    </div>
  )
}

function FoundPortfolio({ portfolio }: { portfolio: Portfolio }) {
  const publicReviewsTexts = useTexts(publicReviewsCatalog)
  const texts = useTexts(portfoliosCatalog)
  const { view } = useSearch({ strict: false })
  const { id, name, isOwn, isPublic, hasProfile } = portfolio
  const { user } = useSession()
  useRecordView(id, user?.isOrganization === true && !isOwn)
  const isPreview = isOwn && view === 'others'
  const shown = isPreview ? toPublicView(portfolio) : portfolio
  usePageHead({
    title: name,
    description: portfolio.headline ?? texts.description({ name, done: portfolio.totals.works }),
    path: `/volunteers/${id}`,
    isIndexed: isPublic,
  })
  return (
    <>
      {isPreview ? <PreviewNotice portfolio={portfolio} /> : isOwn && <OwnPanel portfolio={portfolio} />}
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12 print:grid-cols-1 print:gap-5">
        <div className="md:col-start-1">
          <PortfolioHeader
            portfolio={shown}
            action={shown.isOwn && hasProfile && <HeadlineDialog portfolio={portfolio} />}
          />
        </div>
        <aside className="grid grid-cols-1 gap-5 md:col-start-2 md:row-span-2 print:col-start-1 print:row-span-1">
          <PortfolioFacts portfolio={shown} />
          <Contacts portfolio={portfolio} />
        </aside>
        <div className="grid grid-cols-1 gap-10 md:col-start-1 print:gap-6">
          <PortfolioTotals portfolio={shown} />
          {shown.bio && (
            <Panel id="portfolio-about" title={texts.about}>
              <p className="measure wrap-anywhere whitespace-pre-line" {...writtenText(shown.language)}>
                {shown.bio}
              </p>
              <WrittenIn language={shown.language} className="mt-3" />
            </Panel>
          )}
          <Panel id="portfolio-skills" title={texts.skills.heading}>
            <SkillList portfolio={shown} />
          </Panel>
          <Panel id="portfolio-work" title={texts.work.heading}>
            <WorkList portfolio={shown} />
          </Panel>
          {shown.badges.length > 0 && (
            <Panel id="portfolio-badges" title={texts.badges.heading}>
              <BadgeList
                badges={shown.badges}
                renderMedal={({ icon, rarity }) => <BadgeMedal icon={icon} rarity={rarity} isEarned />}
              />
            </Panel>
          )}
          <Panel id="portfolio-reviews" title={publicReviewsTexts.heading}>
            <PublicReviews target={{ of: 'volunteer', id }} reviewedName={name} />
          </Panel>
          {shown.projects.length > 0 && (
            <Panel id="portfolio-projects" title={texts.projects.heading}>
              <EarlierProjects projects={shown.projects} />
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

/** What the reader can do with the portfolio: others write to or invite its owner, or report them. */
function Contacts({ portfolio: { id, name, isOwn, viewer } }: { portfolio: Portfolio }) {
  const { user } = useSession()
  const acting = useActingQuery()
  const other = { volunteerId: id, ...acting }
  const mayContact = user?.isOrganization === true && !isOwn
  const isBlocked = useBlock(mayContact ? other : null)?.isBlocked
  const mayInvite =
    user?.isOrganization === true &&
    findInviteContactRefusal({
      ...shownContact,
      isOwnOrganization: isOwn,
      isOrganizationSuspended: user.organizations[0]?.isSuspended ?? false,
    }) === null
  return (
    <div className="no-print flex flex-wrap gap-2">
      {mayInvite && !isBlocked && <InviteButton volunteer={{ id, name }} />}
      {mayContact && !isBlocked && <MessageLink name={name} about={{ volunteer: id }} />}
      <PortfolioActions id={id} />
      {user && !isOwn && (
        <ReportAccountButton account={{ kind: 'person', id, name }} isReported={viewer?.hasReported} />
      )}
      {mayContact && <BlockButton side="organization" other={other} name={name} />}
    </div>
  )
}
