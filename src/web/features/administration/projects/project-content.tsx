import type { ProjectCase } from '#contract/projects/cases.ts'
import { describeMilestone } from '#contract/i18n/milestones.ts'
import { milestonesCatalog } from '#contract/texts/milestones-texts.ts'
import { adminProjectsCatalog } from '#web/features/administration/texts/admin-projects-texts.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { FactList } from '#web/ui/display/fact-list.tsx'

/** What the organization wrote and confirmed, in the order of the form, without empty fields. */
export function ProjectContent({ project }: { project: ProjectCase['project'] }) {
  const { fields, confirms } = useTexts(adminProjectsCatalog)
  const milestones = useTexts(milestonesCatalog)
  const language = useLanguage()
  const day = (date: string | null) => (date === null ? '' : formatDay(language, date))
  const confirmed = [
    ...(project.confirmsNoPaidPost ? [confirms.noPaidPost] : []),
    ...(project.confirmsLicense ? [confirms.license] : []),
  ]
  const written = [
    [fields.description, project.description],
    [fields.requirements, project.requirements],
    [fields.screeningQuestions, project.screeningQuestions.join('\n')],
    [fields.timeCommitment, project.timeCommitment === null ? '' : String(project.timeCommitment)],
    [fields.hoursReason, project.hoursReason],
    [fields.duration, project.duration],
    [fields.startDate, day(project.startDate)],
    [fields.endDate, day(project.endDate)],
    [
      fields.milestones,
      project.milestones.map((each) => describeMilestone(milestones, language, each)).join('\n'),
    ],
    [fields.timeline, project.timeline],
    [
      fields.perks,
      project.perks.map((perk) => [perk.title, perk.description].filter(Boolean).join(': ')).join('\n'),
    ],
    [fields.deliverables, project.deliverables],
    [fields.definitionOfDone, project.definitionOfDone],
    [fields.impact, project.impact],
    [fields.contactName, project.contactName],
    [fields.contactInstructions, project.contactInstructions],
  ] as const
  const facts = written.flatMap(([label, value]) =>
    value
      ? [
          {
            label,
            value: (
              <p {...writtenText(project.language)} className="measure whitespace-pre-line">
                {value}
              </p>
            ),
          },
        ]
      : [],
  )
  // What is confirmed is said in the reader's language.
  const said = <p className="measure whitespace-pre-line">{confirmed.join('\n') || confirms.nothing}</p>
  return <FactList facts={[...facts, { label: fields.confirmed, value: said }]} />
}
