import { useState } from 'react'
import {
  skillChoices,
  type SkillDecision,
  type SkillSuggestion,
} from '#contract/matching/skill-placements.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { QuestionDialog, type Question } from '#web/features/administration/cases/question-dialog.tsx'
import { adminSkillsCatalog } from '#web/features/administration/texts/admin-skills-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSkillDecision } from './skills-api.ts'

type SkillDecisionDialogProps = Question & {
  /** The suggestion as it was when the dialog opened. */
  about: SkillSuggestion
  decision: SkillDecision
}

const fieldId = 'placed-skill'

/** One decision about a typed-in skill. To map it, choose the listed skill; the likeliest come first. */
export function SkillDecisionDialog({ about, decision, ...question }: SkillDecisionDialogProps) {
  const { dialog, actions, done } = useTexts(adminSkillsCatalog)
  const { mutateAsync: decide } = useSkillDecision()
  const [chosen, setChosen] = useState<string>(about.nearest[0]?.id ?? '')
  const [isMissing, setMissing] = useState(false)
  const isPlacing = decision === 'place'
  const likely = about.nearest.map(({ id }) => id)
  const choices = [...about.nearest, ...skillChoices.filter(({ id }) => !likely.includes(id))]

  const confirm = () => {
    const skill = skillChoices.find(({ id }) => id === chosen)
    if (isPlacing && !skill) {
      setMissing(true)
      document.getElementById(fieldId)?.focus()
      return null
    }
    const skillId = isPlacing && skill ? skill.id : null
    return decide({ id: about.id, decision, skillId, version: about.version })
  }
  return (
    <QuestionDialog
      {...question}
      texts={{
        ...dialog,
        title: dialog.titles[decision]({ label: about.label }),
        text: dialog.texts[decision],
        action: actions[decision],
        done: done[decision],
      }}
      onConfirm={confirm}
    >
      {isPlacing && (
        <Field id={fieldId} label={dialog.skill} required error={isMissing ? dialog.missing : undefined}>
          <Select
            value={chosen}
            placeholder={dialog.choose}
            options={choices.map(({ id, label }) => ({ value: id, label }))}
            onChange={(event) => {
              setChosen(event.target.value)
              setMissing(false)
            }}
          />
        </Field>
      )}
    </QuestionDialog>
  )
}
