import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Printer, ShieldCheck } from 'lucide-react'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { usePortfolio } from '#web/features/portfolios/api.ts'
import { Certificate } from '#web/features/portfolios/certificate.tsx'
import { MissingPortfolio } from '#web/features/portfolios/missing-portfolio.tsx'
import { PortfolioSkeleton } from '#web/features/portfolios/portfolio-skeleton.tsx'
import { RevokedCertificate } from '#web/features/portfolios/revoked-certificate.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PageState } from '#web/ui/feedback/error-state.tsx'
import { portfoliosCatalog } from '#web/features/portfolios/texts/portfolios-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The certificate of one completed project, on one printed page. Anyone who may see the portfolio may see it. */
export function CertificatePage() {
  const portfoliosTexts = useTexts(portfoliosCatalog)
  const { id = '', workId = '' } = useParams({ strict: false })
  const query = usePortfolio(id)
  return (
    <div className="page-width pt-6 pb-10 sm:pb-16">
      <PageState query={query} failed={portfoliosTexts.failed} loading={<PortfolioSkeleton />}>
        {(portfolio) =>
          portfolio ? (
            <FoundCertificate portfolio={portfolio} workId={workId} />
          ) : (
            <MissingPortfolio of="certificate" />
          )
        }
      </PageState>
    </div>
  )
}

function FoundCertificate({ portfolio, workId }: { portfolio: Portfolio; workId: string }) {
  const { certificate: texts } = useTexts(portfoliosCatalog)
  const work = portfolio.works.find((each) => each.id === workId.toLowerCase())
  const { project = null, credentialId = null } = work ?? {}
  usePageHead({
    title: project ? texts.pageTitle({ project: project.title }) : texts.title,
    isIndexed: false,
  })
  if (project && work?.revokedCredentialId) {
    return <RevokedCertificate credentialId={work.revokedCredentialId} />
  }
  // No certificate for work that is no longer named or whose credential cannot be checked.
  if (!work || !project || !credentialId) return <MissingPortfolio of="certificate" />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="no-print mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-3">
        <Link
          {...paths.portfolio(portfolio.id)}
          className="text-muted hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {texts.back}
        </Link>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="sm">
            <Link {...paths.credential(credentialId)}>
              <ShieldCheck aria-hidden />
              {texts.checkPage}
            </Link>
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            <Printer aria-hidden />
            {texts.print}
          </Button>
        </div>
      </div>
      <Certificate portfolio={portfolio} work={{ ...work, project, credentialId }} />
    </div>
  )
}
