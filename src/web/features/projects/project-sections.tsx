import type { ReactNode } from 'react'
import type { Project } from '#contract/projects/projects.ts'
import { describeCauses, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { Card } from '#web/ui/display/card.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { projectPageCatalog } from './texts/project-page-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { ProjectEvents } from './project-facts.tsx'

/** What one project is about, needs and offers (spec F2.11). */
export function ProjectSections({ project }: { project: Project }) {
  const page = useTexts(projectPageCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={page.description}>
        <Prose text={project.description} />
      </Section>
      <Section title={page.details}>
        <Card>
          <ProjectEvents project={project} />
        </Card>
      </Section>
      <Section title={page.skills}>
        <div className="grid grid-cols-1 gap-4">
          <Labels
            name={page.requiredSkills}
            labels={describeSkills(labels, project.requiredSkills)}
            variant="primary"
          />
          {project.preferredSkills.length > 0 && (
            <Labels
              name={page.preferredSkills}
              labels={describeSkills(labels, project.preferredSkills)}
              variant="outline"
            />
          )}
          <Labels name={page.causes} labels={describeCauses(labels, project.causeAreas)} variant="outline" />
        </div>
      </Section>
      <Section title={page.requirements}>
        <Prose text={project.requirements} />
      </Section>
      <Section title={page.deliverables}>
        <Prose text={project.deliverables} />
      </Section>
      <Section title={page.timeline}>
        <Prose text={project.timeline} />
      </Section>
      <Section title={page.impact}>
        <Prose text={project.impact} />
      </Section>
      {project.perks.length > 0 && (
        <Section title={page.perks}>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {project.perks.map((perk) => (
              <li key={perk.id}>
                <Card className="h-full">
                  <h3 className="flex gap-2 text-base">
                    {perk.icon && <span aria-hidden>{perk.icon}</span>}
                    {perk.title}
                  </h3>
                  {perk.description && <p className="text-muted mt-1 text-sm">{perk.description}</p>}
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {project.contactInstructions && (
        <Section title={page.contact}>
          <Card>
            <Prose text={project.contactInstructions} />
            <p className="text-muted mt-3 text-sm">{page.contactHint}</p>
          </Card>
        </Section>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Prose({ text }: { text: string | null }) {
  const page = useTexts(projectPageCatalog)
  if (!text) return <p className="text-muted">{page.notStated}</p>
  return <p className="measure whitespace-pre-line">{text}</p>
}

type LabelsProps = { name: string; labels: readonly string[]; variant: 'primary' | 'outline' }

function Labels({ name, labels, variant }: LabelsProps) {
  const page = useTexts(projectPageCatalog)
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-muted font-sans text-sm font-medium tracking-normal">{name}</h3>
      {labels.length > 0 ? (
        <LabelList name={name} labels={labels} variant={variant} size="md" />
      ) : (
        <p className="text-muted">{page.notStated}</p>
      )}
    </div>
  )
}
