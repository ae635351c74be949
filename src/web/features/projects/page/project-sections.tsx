import { formatList } from '#contract/i18n/lists.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Project } from '#contract/projects/projects.ts'
import { describeCauses, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { estimateHours } from '#domain/projects/total-hours.ts'
import { safeguardLimits } from '#domain/safeguards/safeguards.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { writtenText } from '#web/lib/language/written-text.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { useMatchedSkills } from '#web/features/projects/matching/api.ts'
import { Prose } from './prose.tsx'
import { SkillList } from './skill-list.tsx'

type ProjectSectionsProps = {
  project: Project
  /** Marks the skills that the reader has. */
  isMatched: boolean
}

const hasLabelsOf = ({ requiredSkills, preferredSkills, causeAreas }: Project) =>
  requiredSkills.length + preferredSkills.length + causeAreas.length > 0

/** What one project is about, needs and offers (spec F2.11). What isn't stated is listed by `NotStated`. */
export function ProjectSections({ project, isMatched }: ProjectSectionsProps) {
  const page = useTexts(projectPageCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { requiredSkills, preferredSkills, causeAreas, perks, contactInstructions } = project
  const matched = describeSkills(labels, useMatchedSkills(isMatched ? project.id : null))
  return (
    <>
      <Section title={page.description}>
        <Prose text={project.description} language={project.language} />
      </Section>
      {project.hoursReason && (
        <Section title={page.hoursReason}>
          <Prose text={project.hoursReason} language={project.language} />
        </Section>
      )}
      {project.timeline && (
        <Section title={page.timeline}>
          <Prose text={project.timeline} language={project.language} />
        </Section>
      )}
      {(project.requirements || hasLabelsOf(project)) && (
        <Section title={page.requirements}>
          {project.requirements && <Prose text={project.requirements} language={project.language} />}
          <dl className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
            <Labels
              name={page.requiredSkills}
              labels={describeSkills(labels, requiredSkills)}
              variant="primary"
              matched={matched}
            />
            <Labels
              name={page.preferredSkills}
              labels={describeSkills(labels, preferredSkills)}
              variant="outline"
              matched={matched}
            />
            <Labels name={page.causes} labels={describeCauses(labels, causeAreas)} variant="outline" />
          </dl>
        </Section>
      )}
      {project.impact && (
        <Section title={page.impact}>
          <Prose text={project.impact} language={project.language} />
        </Section>
      )}
      {perks.length > 0 && (
        <Section title={page.perks}>
          <ul className="grid grid-cols-1 gap-2">
            {perks.map((perk) => (
              <li key={perk.id} className="flex gap-2.5">
                {perk.icon ? (
                  <span aria-hidden>{perk.icon}</span>
                ) : (
                  <Check aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
                )}
                <span {...writtenText(project.language)} className="measure">
                  <strong className="font-semibold">{perk.title}</strong>
                  {perk.description && <span className="text-muted block text-sm">{perk.description}</span>}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Confirmed project={project} />
      {contactInstructions && (
        <Section title={page.contact}>
          <Prose text={contactInstructions} language={project.language} />
          <p className="text-muted text-sm">{page.contactHint}</p>
        </Section>
      )}
    </>
  )
}

/** What the organization confirmed about the work (safeguards S6 and S13). */
function Confirmed({ project }: { project: Project }) {
  const { confirms } = useTexts(projectPageCatalog)
  const confirmed = [
    ...(project.confirmsNoPaidPost ? [confirms.noPaidPost] : []),
    ...(project.confirmsLicense ? [confirms.license] : []),
  ]
  if (confirmed.length === 0) return null
  return (
    <Section title={confirms.heading({ organization: project.organizationName })}>
      <ul className="grid grid-cols-1 gap-2">
        {confirmed.map((sentence) => (
          <li key={sentence} className="flex gap-2.5">
            <Check aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
            <span className="measure">{sentence}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** One line instead of empty sections. */
export function NotStated({ project }: { project: Project }) {
  const language = useLanguage()
  const page = useTexts(projectPageCatalog)
  const hasMilestones = project.milestones.length > 0
  const hasDays = project.startDate !== null || project.endDate !== null
  const total = estimateHours(project.timeCommitment, project.duration)
  const needsMilestones = total !== null && total > safeguardLimits.totalHours.require
  const parts: [name: string, isStated: boolean][] = [
    [page.deliverables, Boolean(project.deliverables)],
    // Milestones or days say as much.
    [page.timeline, Boolean(project.timeline) || hasMilestones || hasDays],
    [page.milestones, hasMilestones || !needsMilestones],
    [page.definitionOfDone, Boolean(project.definitionOfDone)],
    [page.contactName, Boolean(project.contactName)],
    [page.noPaidPost, project.confirmsNoPaidPost],
    // Skills and causes are in the same section.
    [page.requirements, Boolean(project.requirements) || hasLabelsOf(project)],
    [page.requiredSkills, project.requiredSkills.length > 0],
    [page.impact, Boolean(project.impact)],
  ]
  const missing = parts.filter(([, isStated]) => !isStated).map(([name]) => name)
  if (missing.length === 0) return null
  return (
    <p className="border-line text-muted border-t pt-4 text-sm">
      {page.notStatedList({ names: formatList(language, missing) })}
    </p>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2.5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

type LabelsProps = {
  name: string
  labels: readonly string[]
  variant: 'primary' | 'outline'
  /** Those of them that the reader has. */
  matched?: readonly string[]
}

function Labels({ name, labels, variant, matched = [] }: LabelsProps) {
  if (labels.length === 0) return null
  return (
    <>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>
        {matched.length > 0 ? (
          <SkillList name={name} labels={labels} matched={matched} />
        ) : (
          <LabelList name={name} labels={labels} variant={variant} />
        )}
      </dd>
    </>
  )
}
