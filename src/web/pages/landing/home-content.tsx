import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { productName } from '#contract/page.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { QuickAccess } from '#web/features/applications/quick-access.tsx'
import { Impact } from '#web/features/dashboards/impact.tsx'
import { Features } from '#web/features/marketing/features.tsx'
import { Why } from '#web/features/marketing/why.tsx'
import { FeaturedOpportunities } from '#web/features/projects/featured-opportunities.tsx'
import { TrendingSkills } from '#web/features/projects/trending-skills.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Pattern } from '#web/ui/display/pattern.tsx'
import { homeCatalog } from '#web/features/marketing/texts/home-texts.ts'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { OnboardingPrompt } from '#web/pages/profiles/profile-prompt.tsx'

/** The home page (spec F2.8), which visitors find at /home. */
export function HomeContent() {
  const homeTexts = useTexts(homeCatalog)
  const layoutTexts = useTexts(layoutCatalog)
  const { user } = useSession()
  const { mode } = useAccountMode(user)
  usePageHead({ title: homeTexts.title, description: layoutTexts.description, path: '/home' })
  return (
    <div className="page-width grid gap-14 py-8 sm:py-12">
      <Hero user={user} mode={mode} />
      {user && <Impact mode={mode} />}
      {user && <QuickAccess mode={mode} />}
      {user && mode === 'volunteer' && !user.hasVolunteerProfile && <OnboardingPrompt />}
      <FeaturedOpportunities />
      <TrendingSkills />
      <Features />
      <Why />
      <Closing side={user ? mode : 'anonymous'} />
    </div>
  )
}

function Hero({ user, mode }: { user: User | null; mode: UserType }) {
  const layoutTexts = useTexts(layoutCatalog)
  const homeTexts = useTexts(homeCatalog)
  const name = user ? `${user.firstName} ${user.lastName}` : productName
  return (
    <section className="border-line bg-surface grid overflow-hidden rounded-xl border lg:grid-cols-[1.4fr_1fr]">
      <div className="px-5 py-8 sm:px-10 sm:py-12">
        <h1 className="text-3xl sm:text-4xl">
          {user ? homeTexts.greeting({ name: user.firstName || homeTexts.friend }) : layoutTexts.tagline}
        </h1>
        <p className="text-muted measure mt-3 text-lg">{homeTexts[user ? mode : 'anonymous'].text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <HeroActions side={user ? mode : 'anonymous'} />
        </div>
      </div>
      <Pattern name={name} columns={8} rows={4} className="max-lg:hidden" />
    </section>
  )
}

type Side = UserType | 'anonymous'

function HeroActions({ side }: { side: Side }) {
  const homeTexts = useTexts(homeCatalog)
  const ways = {
    volunteer: [
      { to: paths.browse(), label: homeTexts.volunteer.discover },
      { to: paths.volunteerDashboard(), label: homeTexts.dashboard },
    ],
    organization: [
      { to: paths.createProject(), label: homeTexts.organization.post },
      { to: paths.organizationDashboard(), label: homeTexts.dashboard },
    ],
    anonymous: [
      { to: paths.browse(), label: homeTexts.anonymous.explore },
      { to: paths.signUp(), label: homeTexts.anonymous.join },
    ],
  } as const
  const [first, second] = ways[side]
  return (
    <>
      <Button asChild size="lg">
        <Link {...first.to}>
          {first.label}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
      <Button asChild size="lg" variant="secondary">
        <Link {...second.to}>{second.label}</Link>
      </Button>
    </>
  )
}

function Closing({ side }: { side: Side }) {
  const { closing } = useTexts(homeCatalog)
  return (
    <section
      aria-labelledby="closing-title"
      className="border-line grid justify-items-center gap-5 border-t pt-12 pb-4 text-center"
    >
      <h2 id="closing-title" className="text-2xl sm:text-3xl">
        {closing[side].title}
      </h2>
      <div className="flex flex-wrap justify-center gap-3">
        {side === 'volunteer' && (
          <Button asChild size="lg">
            <Link {...paths.browse()}>{closing.volunteer.find}</Link>
          </Button>
        )}
        {side === 'organization' && (
          <Button asChild size="lg">
            <Link {...paths.createProject()}>{closing.organization.post}</Link>
          </Button>
        )}
        {side === 'anonymous' && (
          <>
            <Button asChild size="lg">
              <Link {...paths.signUp()}>{closing.anonymous.start}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link {...paths.browse()}>{closing.anonymous.explore}</Link>
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
