import { HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProjectCard } from '#contract/projects/projects.ts'
import { optionsCatalog, type OptionsTexts } from '#contract/texts/options-texts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { projectsCatalog, type ProjectsTexts } from '#web/features/projects/texts/projects-texts.ts'
import { describePlace } from '#web/features/projects/project-display.ts'
import { SampleCard, type Shown } from './sample-card.tsx'
import { useFeaturedProjects } from './api.ts'
import { landingCatalog } from '#web/features/landing/texts/landing-texts.ts'
import { samplesCatalog, type SamplesTexts } from '#web/features/landing/texts/samples-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { describeDuration } from '#web/lib/format/duration-text.ts'

const shown = 3

type Sample = {
  key: keyof SamplesTexts
  skills: readonly string[]
  timeCommitment: number
  duration: string
  volunteersNeeded: number
  rating: string
}
type FeaturedSamplesProps = {
  samples: readonly Sample[]
  /** What a visitor of a site without projects can do. */
  start: ReactNode
}

/**
 * Three projects on the landing page, each with an apply link (spec F2.3): open ones, filled up with examples from
 * the content file, if the site shows any (decision A18).
 */
export function FeaturedSamples({ samples, start }: FeaturedSamplesProps) {
  const projectsTexts = useTexts(projectsCatalog)
  const samplesTexts = useTexts(samplesCatalog)
  const options = useTexts(optionsCatalog)
  const { projects: texts } = useTexts(landingCatalog)
  const { data: projects = [] } = useFeaturedProjects()
  const cards = [
    ...projects.map((project) => describeOpen(projectsTexts, options, project)),
    ...samples.map((sample) => describeSample(samplesTexts, options, sample)),
  ].slice(0, shown)
  if (cards.length === 0)
    return (
      <EmptyState as="h3" icon={HeartHandshake} title={texts.none} text={texts.noneText} action={start} />
    )
  return (
    <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id ?? card.title} className="md:max-lg:last:odd:col-span-2">
          <SampleCard card={card} />
        </li>
      ))}
    </ul>
  )
}

function describeSample(
  samplesTexts: SamplesTexts,
  options: OptionsTexts,
  { key, rating, duration, ...sample }: Sample,
): Shown {
  const { organization: name, location, ...words } = samplesTexts[key]
  return {
    ...sample,
    ...words,
    id: null,
    duration: describeDuration(options, duration),
    organization: { name, rating, location, verified: true },
  }
}

function describeOpen(projectsTexts: ProjectsTexts, options: OptionsTexts, project: ProjectCard): Shown {
  const { id, title, description, timeCommitment } = project
  return {
    id,
    title,
    description,
    timeCommitment,
    skills: project.requiredSkills,
    duration: project.duration && describeDuration(options, project.duration),
    volunteersNeeded: project.maxVolunteers,
    potentialImpact: null,
    organization: {
      name: project.organizationName,
      rating: project.averageRating,
      location: describePlace(projectsTexts, project),
      verified: project.organizationVerified,
      logoUrl: project.organizationLogoUrl,
    },
  }
}
