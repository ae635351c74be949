import type { ProjectCase } from '#contract/projects/cases.ts'
import { describeMilestone } from '#contract/i18n/milestones.ts'
import { milestonesCatalog } from '#contract/texts/milestones-texts.ts'
import { adminProjectsCatalog } from '#web/features/administration/texts/admin-projects-texts.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { FactList } from '#web/ui/display/fact-list.tsx'

type Content = ProjectCase['project']
/** What other parts of the page show. */
type ShownElsewhere =
  | 'title'
  | 'language'
  | 'status'
  | 'visibility'
  | 'isImported'
  | 'createdAt'
  | 'updatedAt'
  | 'pending'
  | 'accepted'
/** A new field of a case has its place here: who decides must see all that the organization wrote. */
type WrittenField = Exclude<keyof Content, ShownElsewhere | `confirms${string}`>
type Fact = readonly [label: string, value: string | null]

/** What the organization wrote and confirmed, in the order of the form, without empty fields. */
export function ProjectContent({ project }: { project: Content }) {
  const { fields, confirms } = useTexts(adminProjectsCatalog)
  const milestones = useTexts(milestonesCatalog)
  const language = useLanguage()
  const day = (date: string | null) => (date === null ? '' : formatDay(language, date))
  const confirmed = [
    ...(project.confirmsNoPaidPost ? [confirms.noPaidPost] : []),
    ...(project.confirmsLicense ? [confirms.license] : []),
  ]
  const written: Record<WrittenField, Fact> = {
    description: [fields.description, project.description],
    requirements: [fields.requirements, project.requirements],
    screeningQuestions: [fields.screeningQuestions, project.screeningQuestions.join('\n')],
    timeCommitment: [
      fields.timeCommitment,
      project.timeCommitment === null ? '' : String(project.timeCommitment),
    ],
    hoursReason: [fields.hoursReason, project.hoursReason],
    duration: [fields.duration, project.duration],
    startDate: [fields.startDate, day(project.startDate)],
    endDate: [fields.endDate, day(project.endDate)],
    milestones: [
      fields.milestones,
      project.milestones.map((each) => describeMilestone(milestones, language, each)).join('\n'),
    ],
    timeline: [fields.timeline, project.timeline],
    perks: [
      fields.perks,
      project.perks.map((perk) => [perk.title, perk.description].filter(Boolean).join(': ')).join('\n'),
    ],
    deliverables: [fields.deliverables, project.deliverables],
    definitionOfDone: [fields.definitionOfDone, project.definitionOfDone],
    impact: [fields.impact, project.impact],
    contactName: [fields.contactName, project.contactName],
    contactInstructions: [fields.contactInstructions, project.contactInstructions],
  }
  const facts = Object.values(written).flatMap(([label, value]) =>
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
