import { WizardReview } from '#web/features/projects/wizard/review/review.tsx'
import { BasicsStep } from './basics-step.tsx'
import { ImpactStep } from './impact-step.tsx'
import { SkillsStep } from './skills-step.tsx'
import { TimelineStep } from './timeline-step.tsx'

export type StepFieldsProps = {
  /** Index of the step, from 0. */
  index: number
  asksName: boolean
  /** The organization's own causes, which a new project can take over. */
  ownCauses?: readonly string[]
  /** What its texts seem to be written in, once that is stored. */
  detectedLanguage: string | null
}

/** The fields of one step; the last one also shows all answers. */
export function StepFields({ index, asksName, ownCauses = [], detectedLanguage }: StepFieldsProps) {
  switch (index) {
    case 0:
      return <BasicsStep asksName={asksName} ownCauses={ownCauses} />
    case 1:
      return <SkillsStep />
    case 2:
      return <TimelineStep />
    default:
      return (
        <>
          <ImpactStep detectedLanguage={detectedLanguage} />
          <WizardReview />
        </>
      )
  }
}
