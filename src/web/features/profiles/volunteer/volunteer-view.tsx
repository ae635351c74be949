import { ExternalLink } from 'lucide-react'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { describeCauses, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { workingStyles } from '#domain/options/volunteers.ts'
import { isWebAddress } from '#domain/text/web-address.ts'
import { Labels, Prose } from '#web/features/profiles/profile-display.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { volunteerProfileCatalog } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { labelOf } from './choice-labels.ts'

/** A volunteer profile, read-only. */
type VolunteerViewProps = {
  profile: VolunteerProfile
  /** The level of its headings, one below the heading above it. */
  level?: 2 | 3
}

export function VolunteerView({ profile, level: headingLevel = 3 }: VolunteerViewProps) {
  const { view, setup } = useTexts(volunteerProfileCatalog)
  const { views } = useTexts(profileCatalog)
  const options = useTexts(optionsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const level = labelOf(options.experienceLevel, profile.experienceLevel)
  const time = labelOf(options.availability, profile.availabilityChoice)
  const styles = workingStyles.filter((style) => profile.workingStyle[style])
  const { projects } = profile.portfolio
  const [Heading, Subheading] = headingLevel === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-7">
      <FactList
        facts={[{ label: views.bio, value: <Prose text={profile.bio} language={profile.language} /> }]}
      />
      <FactList
        facts={[
          {
            label: views.skills,
            value: <Labels name={views.skills} labels={describeSkills(labels, profile.skills)} />,
          },
          {
            label: views.causes,
            value: <Labels name={views.causes} labels={describeCauses(labels, profile.preferredCauses)} />,
          },
          {
            label: views.experience,
            value: <Prose text={joinLines(level, profile.experience)} language={profile.language} />,
          },
        ]}
      />
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        <FactList
          facts={[
            { label: views.availability, value: <Prose text={joinLines(time, profile.availability)} /> },
            { label: views.hours, value: profile.maxHoursPerWeek ?? <Prose text={null} /> },
            {
              label: view.workingStyle,
              value: (
                <Labels name={view.workingStyle} labels={styles.map((style) => setup.styles[style].label)} />
              ),
            },
          ]}
        />
        <FactList
          facts={[
            { label: views.location, value: <Prose text={profile.location} /> },
            { label: view.website, value: <Address href={profile.website} /> },
            { label: view.linkedin, value: <Address href={profile.linkedinUrl} /> },
          ]}
        />
      </div>
      {projects.length > 0 && (
        <section aria-labelledby="portfolio-heading" className="border-line border-t pt-6">
          <Heading id="portfolio-heading" className="text-lg">
            {view.portfolio}
          </Heading>
          <ul className="mt-4 grid gap-4">
            {projects.map((project, index) => (
              <li
                key={`${index} ${project.title}`}
                className="border-line bg-sunken grid gap-3 rounded-lg border p-4 wrap-anywhere sm:p-5"
              >
                <Subheading className="text-base" dir="auto">
                  {project.title}
                </Subheading>
                <Prose text={project.description} />
                <FactList facts={[{ label: view.impact, value: <Prose text={project.impact} /> }]} />
                <Labels name={view.skillsUsed} labels={describeSkills(labels, project.skills)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-muted text-sm">
        {views.updated} <TimeStamp iso={profile.updatedAt} />
      </p>
    </Card>
  )
}

const joinLines = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n')

function Address({ href }: { href: string | null }) {
  const { view } = useTexts(volunteerProfileCatalog)
  if (!href || !isWebAddress(href)) return <Prose text={href} />
  return (
    <a
      href={href}
      className="link inline-flex items-center gap-1.5"
      rel="noopener noreferrer nofollow"
      target="_blank"
    >
      {href.replace(/^https?:\/\//i, '')}
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <VisuallyHidden>({view.newTab})</VisuallyHidden>
    </a>
  )
}
