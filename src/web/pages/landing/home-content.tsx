import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, use, type ReactNode } from 'react'
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useCountedFigures } from '#web/features/figures/counted-figures.ts'
import { CompactFeatures, Features } from '#web/features/landing/features.tsx'
import { CompactWhy, Why } from '#web/features/landing/why.tsx'
import {
  CompactOpportunities,
  FeaturedOpportunities,
} from '#web/features/projects/discovery/featured-opportunities.tsx'
import { TrendingSkills } from '#web/features/projects/discovery/trending-skills.tsx'
import { useOrganizationHome } from '#web/features/dashboards/home/home-api.ts'
import { HomeSkeleton } from '#web/features/dashboards/home/home-skeleton.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { paths, volunteerMatchesId } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Pattern } from '#web/ui/display/pattern.tsx'
import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { VolunteerHome } from './volunteer-home.tsx'

// Most people are volunteers, who need none of it.
const OrganizationHome = lazy(async () => ({
  default: (await withTexts(import('./organization-home.tsx'))).OrganizationHome,
}))

/** The home page (spec F2.8), which visitors find at /home. */
export function HomeContent() {
  const homeTexts = useTexts(homeCatalog)
  const layoutTexts = useTexts(layoutCatalog)
  const { user } = useSession()
  const { heroTitle } = use(SiteContext)
  usePageHead({ title: homeTexts.title, description: heroTitle ?? layoutTexts.description, path: '/home' })
  return user ? <OwnHome key={user.id} user={user} /> : <VisitorHome />
}

/** Of a signed-in user: first what needs them, then what is new, at last what the product is. */
function OwnHome({ user }: { user: User }) {
  const counted = useCountedFigures()
  const { mode } = useAccountMode(user)
  const below = (
    <>
      <CompactOpportunities />
      <TrendingSkills isCompact />
      <CompactFeatures counted={counted} />
      <CompactWhy />
      {mode === 'organization' ? <OrganizationClosing /> : <VolunteerClosing />}
    </>
  )
  return (
    <div className="page-width grid grid-cols-1 gap-8 pt-7 pb-12 sm:pt-9">
      {mode === 'organization' ? (
        <Suspense fallback={<HomeSkeleton />}>
          <OrganizationHome user={user}>{below}</OrganizationHome>
        </Suspense>
      ) : (
        <VolunteerHome user={user}>{below}</VolunteerHome>
      )}
    </div>
  )
}

function VisitorHome() {
  const counted = useCountedFigures()
  return (
    <div className="page-width grid gap-14 py-8 sm:py-12">
      <Hero />
      <FeaturedOpportunities />
      <TrendingSkills />
      <Features counted={counted} />
      <Why />
      <VisitorClosing />
    </div>
  )
}

function Hero() {
  const layoutTexts = useTexts(layoutCatalog)
  const { anonymous: texts } = useTexts(homeCatalog)
  const { heroTitle, heroText } = use(SiteContext)
  return (
    <section className="border-line bg-surface grid overflow-hidden rounded-xl border lg:grid-cols-[1.4fr_1fr]">
      <div className="px-5 py-8 sm:px-10 sm:py-12">
        <h1 className="text-3xl sm:text-4xl">{heroTitle ?? layoutTexts.tagline}</h1>
        <p className="text-muted measure mt-3 text-lg">{heroText ?? texts.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link {...paths.browse()}>
              {texts.explore}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link {...paths.signUp()}>{texts.join}</Link>
          </Button>
        </div>
      </div>
      <Pattern name={getSiteName()} columns={8} rows={4} className="max-lg:hidden" />
    </section>
  )
}

function VolunteerClosing() {
  const { volunteer: texts } = useTexts(homeCatalog).closing
  return (
    <Closing title={texts.title}>
      <Button asChild>
        <Link {...paths.browse()}>{texts.find}</Link>
      </Button>
    </Closing>
  )
}

function OrganizationClosing() {
  const { organization: texts } = useTexts(homeCatalog).closing
  const { data } = useOrganizationHome()
  // Volunteers who fit are on the page of each published project, to which the tab of projects leads.
  const published = data?.projects.find(({ isDraft }) => !isDraft)
  return (
    <Closing title={texts.title}>
      <Button asChild variant="secondary">
        {published ? (
          <Link {...paths.project(published.id)} hash={volunteerMatchesId}>
            {texts.find}
          </Link>
        ) : (
          <Link {...paths.organizationDashboard({ tab: 'projects' })}>{texts.find}</Link>
        )}
      </Button>
      <Button asChild>
        <Link {...paths.createProject()}>{texts.post}</Link>
      </Button>
    </Closing>
  )
}

/** The last line of a home, with its ways. */
function Closing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="closing-title"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <h2 id="closing-title" className="text-xl">
        {title}
      </h2>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}

function VisitorClosing() {
  const { anonymous: texts } = useTexts(homeCatalog).closing
  return (
    <section
      aria-labelledby="closing-title"
      className="border-line grid justify-items-center gap-5 border-t pt-12 pb-4 text-center"
    >
      <h2 id="closing-title" className="text-2xl sm:text-3xl">
        {texts.title}
      </h2>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild size="lg">
          <Link {...paths.signUp()}>{texts.start}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link {...paths.browse()}>{texts.explore}</Link>
        </Button>
      </div>
    </section>
  )
}
