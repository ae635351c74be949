import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, BadgeCheck, Compass, HandHeart, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import { Overview } from '#web/features/figures/overview.tsx'
import { overviewFigures, sampleProjects } from '#web/features/landing/content.ts'
import { Marketplace } from '#web/features/landing/marketplace.tsx'
import { Stories } from '#web/features/landing/stories.tsx'
import { FeaturedSamples } from '#web/features/projects/discovery/featured-samples.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { landingCatalog } from '#web/features/landing/texts/landing-texts.ts'
import { wizardStepsCatalog } from '#web/features/projects/texts/wizard-steps-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { Pattern } from '#web/ui/display/pattern.tsx'

// Loaded only where the operator wrote some.
const SiteStories = lazy(async () => ({
  default: (await withTexts(import('#web/features/landing/site-stories.tsx'))).SiteStories,
}))

// Loaded on demand, because few visitors open it.
const OnboardingDialog = lazy(async () => {
  const { OnboardingDialog: dialog } = await withTexts(
    import('#web/features/onboarding/onboarding-dialog.tsx'),
  )
  return { default: dialog }
})

const findProjects = paths.signUp({ type: 'volunteer', next: '/browse' })
const browseProjects = paths.signIn({ next: '/browse' })
const postProject = paths.signUp({ type: 'organization', next: '/create-project' })

/** The landing page (spec F2.3): what this is, how it works, open projects, and how to join. */
export function Landing() {
  const layoutTexts = useTexts(layoutCatalog)
  const { showsExamples, hasStories, heroTitle } = use(SiteContext)
  usePageHead({ description: heroTitle ?? layoutTexts.description, path: '/' })
  return (
    <>
      <Hero />
      <HowItWorks />
      <Projects />
      <Marketplace />
      <ForOrganizations />
      {hasStories ? (
        <Suspense>
          <SiteStories />
        </Suspense>
      ) : (
        showsExamples && <Stories />
      )}
      <Closing />
    </>
  )
}

function Hero() {
  const layoutTexts = useTexts(layoutCatalog)
  const landingTexts = useTexts(landingCatalog)
  const { heroTitle, heroText } = use(SiteContext)
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-10 py-12 sm:py-16 lg:grid-cols-[1.2fr_1fr] lg:py-20">
      <div>
        <h1 className="text-4xl sm:text-5xl lg:text-6xl">{heroTitle ?? layoutTexts.tagline}</h1>
        <p className="text-muted measure mt-6 text-lg" dir="auto">
          {heroText ?? landingTexts.hero.text}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link {...findProjects}>
              {landingTexts.hero.findProjects}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link {...postProject}>{landingTexts.hero.postProject}</Link>
          </Button>
        </div>
      </div>
      <div className="relative">
        <Pattern
          name={landingTexts.howItWorks.title}
          columns={6}
          rows={4}
          className="aspect-5/2 h-auto rounded-xl"
        />
        <Overview figures={overviewFigures} className="relative mx-4 -mt-10 sm:mx-8" />
      </div>
    </section>
  )
}

function HowItWorks() {
  const { title, columns } = useTexts(landingCatalog).howItWorks
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="border-line bg-sunken scroll-mt-16 border-y"
    >
      <div className="page-width py-12 sm:py-16">
        <h2 id="how-it-works-title" className="text-3xl">
          {title}
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
          <Column icon={Compass} {...columns.volunteers} />
          <Column icon={HandHeart} {...columns.organizations} />
          <Column icon={BadgeCheck} {...columns.safety} />
        </div>
      </div>
    </section>
  )
}

function Column({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <div>
      <Icon aria-hidden className="text-primary size-7" />
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="text-muted measure mt-2">{text}</p>
    </div>
  )
}

function Projects() {
  const { projects, hero } = useTexts(landingCatalog)
  const { showsExamples } = use(SiteContext)
  return (
    <section
      id="projects"
      aria-labelledby="projects-title"
      className="page-width scroll-mt-16 py-16 sm:py-20"
    >
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="projects-title" className="text-3xl">
          {projects.title}
        </h2>
        <Link {...browseProjects} className="link">
          {projects.all}
        </Link>
      </div>
      <FeaturedSamples
        samples={showsExamples ? sampleProjects : []}
        start={
          <Button asChild>
            <Link {...postProject}>{hero.postProject}</Link>
          </Button>
        }
      />
    </section>
  )
}

function ForOrganizations() {
  const landingTexts = useTexts(landingCatalog)
  const { basics, skills, timeline, impact } = useTexts(wizardStepsCatalog)
  return (
    <section
      id="organizations"
      aria-labelledby="organizations-title"
      className="page-width scroll-mt-16 py-16 sm:py-20"
    >
      <div className="bg-primary-soft text-primary-ink grid items-center gap-x-12 gap-y-8 rounded-xl px-6 py-10 sm:px-12 sm:py-14 lg:grid-cols-2">
        <div>
          <h2 id="organizations-title" className="text-3xl">
            {landingTexts.organizations.title}
          </h2>
          <p className="measure mt-4 text-lg">{landingTexts.organizations.text}</p>
          <Button asChild size="lg" className="mt-7">
            <Link {...postProject}>{landingTexts.hero.postProject}</Link>
          </Button>
        </div>
        <ol className="grid gap-3">
          {[basics, skills, timeline, impact].map((step, index) => (
            <li
              key={step}
              className="bg-surface text-ink flex items-center gap-4 rounded-lg px-4 py-3 font-medium"
            >
              <span
                aria-hidden
                className="bg-accent text-on-accent grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/**
 * The last call to action: four questions, whose answers are stored on the device until there is an account (decision
 * A21).
 */
function Closing() {
  const { closing } = useTexts(landingCatalog)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <section aria-labelledby="closing-title" className="border-line border-t">
      <div className="page-width grid justify-items-center gap-6 py-16 text-center sm:py-20">
        <h2 id="closing-title" className="text-3xl sm:text-4xl">
          {closing.title}
        </h2>
        <p className="text-muted measure text-lg">{closing.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" onClick={() => setOpen(true)}>
            {closing.getStarted}
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link {...browseProjects}>{closing.browse}</Link>
          </Button>
        </div>
      </div>
      {isOpen !== null && (
        <Suspense>
          <OnboardingDialog
            open={isOpen}
            onOpenChange={setOpen}
            onSavedForLater={({ userType }) => void navigate(paths.signUp({ type: userType }))}
          />
        </Suspense>
      )}
    </section>
  )
}
