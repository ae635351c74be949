import { useState } from 'react'
import { skillChoices, type SkillDecision, type SkillSuggestion } from '#contract/admin-skills.ts'
import { isApiError, messageOf } from '#web/lib/api-error.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { QuestionDialog } from './case-list.tsx'
import { RefusalNote } from './decision-reason.tsx'
import { useSkillDecision } from './skills-api.ts'

type SkillDecisionDialogProps = QuestionDialog & {
  /** As it was when the question was asked. */
  about: SkillSuggestion
  verdict: SkillDecision
}

const fieldId = 'placed-skill'

/** One decision about a typed-in skill; to place one, the listed skill is chosen, the likeliest first. */
export function SkillDecisionDialog({ about, verdict, isOpen, ...props }: SkillDecisionDialogProps) {
  const { dialog: texts, actions, done } = messages.adminSkills
  const decide = useSkillDecision()
  const [chosen, setChosen] = useState<string>(about.nearest[0]?.id ?? '')
  const [isMissing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isPlacing = verdict === 'place'
  const likely = about.nearest.map(({ id }) => id)
  const choices = [...about.nearest, ...skillChoices.filter(({ id }) => !likely.includes(id))]

  const close = () => {
    setRefusal(undefined)
    props.onClose()
  }
  const confirm = async () => {
    const skill = skillChoices.find(({ id }) => id === chosen)
    if (isPlacing && !skill) {
      setMissing(true)
      document.getElementById(fieldId)?.focus()
      return
    }
    try {
      const skillId = isPlacing && skill ? skill.id : null
      await decide.mutateAsync({ id: about.id, decision: verdict, skillId, version: about.version })
      props.onClose()
      toast({ title: done[verdict] })
      props.onDecided()
    } catch (failure) {
      const isChanged = isApiError(failure) && failure.body?.code === 'case_changed'
      setRefusal(isChanged ? texts.changed : messageOf(failure, texts.failed))
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      onClosed={props.onClosed}
      modalOnly
      size="sm"
      title={texts.titles[verdict](about.label)}
      description={texts.texts[verdict]}
      onSubmit={(event) => {
        event.preventDefault()
        if (!decide.isPending) void confirm()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {messages.ui.cancel}
          </Button>
          <Button type="submit" loading={decide.isPending}>
            {actions[verdict]}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RefusalNote text={refusal} />
        {isPlacing && (
          <Field id={fieldId} label={texts.skill} required error={isMissing ? texts.missing : undefined}>
            <Select
              value={chosen}
              placeholder={texts.choose}
              options={choices.map(({ id, label }) => ({ value: id, label }))}
              onChange={(event) => {
                setChosen(event.target.value)
                setMissing(false)
              }}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
