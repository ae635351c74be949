import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, CircleSlash, UsersRound } from 'lucide-react'
import type { ClaimState } from '#contract/organizations/claims.ts'
import { useClaim } from '#web/features/organizations/claim-api.ts'
import { ClaimForm } from '#web/features/organizations/claim-form.tsx'
import { ClaimReview } from '#web/features/organizations/claim-review.tsx'
import { MissingOrganization } from '#web/features/organizations/missing-organization.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { claimsCatalog } from '#web/features/organizations/texts/claims-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** /organizations/{id}/claim: claiming an imported organization with an email address on its website's domain. */
export function ClaimOrganizationPage() {
  const claimsTexts = useTexts(claimsCatalog)
  const { id = '' } = useParams({ strict: false })
  const query = useClaim(id)
  const outline = (
    <LoadingRegion className="grid gap-6 pt-12">
      <Skeleton className="h-10 w-2/3" />
      <SkeletonText lines={2} />
      <Skeleton className="h-56" />
    </LoadingRegion>
  )
  return (
    <div className="page-width max-w-3xl pt-6 pb-16">
      <PageState query={query} failed={claimsTexts.page.loadFailed} loading={outline}>
        {(claim) => (claim ? <Claim claim={claim} /> : <MissingOrganization />)}
      </PageState>
    </div>
  )
}

function Claim({ claim }: { claim: ClaimState }) {
  const { page: texts } = useTexts(claimsCatalog)
  const { id, organizationName: name } = claim.organization
  usePageHead({ title: texts.title({ organization: name }) })
  return (
    <>
      <Link
        {...paths.organization(id)}
        className="text-muted hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.back}
      </Link>
      <h1 className="mt-2 text-3xl wrap-anywhere sm:text-4xl">{texts.title({ organization: name })}</h1>
      <div className="mt-6 grid grid-cols-1 gap-6">
        <Ways claim={claim} />
      </div>
    </>
  )
}

/** The form to claim by email, or why that is not possible and who can help. */
function Ways({ claim }: { claim: ClaimState }) {
  const { page: texts } = useTexts(claimsCatalog)
  const { obstacle, domain, website } = claim
  if (claim.isMember) {
    return (
      <EmptyState
        icon={UsersRound}
        title={texts.member}
        action={
          <Button asChild>
            <Link {...paths.profile({ tab: 'organization' })}>{texts.memberAction}</Link>
          </Button>
        }
      />
    )
  }
  if (obstacle || domain === null) {
    const { title, text } = texts.obstacles[obstacle ?? 'no_website']
    return (
      <>
        <EmptyState icon={CircleSlash} title={title} text={<p>{text}</p>} />
        {obstacle !== 'has_owner' && <ClaimReview claim={claim} />}
      </>
    )
  }
  return (
    <>
      <p className="text-muted measure text-lg">{texts.intro}</p>
      {website && (
        <p className="wrap-anywhere">
          <span className="text-muted">{texts.website}: </span>
          {website}
        </p>
      )}
      <ClaimForm claim={claim} domain={domain} />
      <ClaimReview claim={claim} />
    </>
  )
}
