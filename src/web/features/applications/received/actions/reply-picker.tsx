import { useEffect, useId, useRef, useState } from 'react'
import type { SavedReply } from '#contract/applications/saved-replies.ts'
import { limits } from '#contract/limits.ts'
import { countCharacters } from '#domain/text/length.ts'
import { fieldMessageOf } from '#web/lib/calls/api-error.ts'
import { isComposing } from '#web/lib/focus/composing.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { toDeclineReason } from '#web/features/applications/moves/decline-choice.ts'
import type { MoveAnswer } from '#web/features/applications/moves/move-dialog.tsx'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ReplyEditor } from './reply-editor.tsx'
import { useSavedReplies, useSavedReplyMutations } from './saved-replies-api.ts'

export type ReplyPickerProps = {
  organizationId: string
  answer: MoveAnswer
  onAnswer: (change: Partial<MoveAnswer>) => void
}

export type ReplyToolsProps = Pick<ReplyPickerProps, 'organizationId' | 'answer'>

const findSame = (replies: readonly SavedReply[], text: string) =>
  replies.find((reply) => reply.text === text.trim())

/** The field that the saved replies are chosen from, in the only dialog that is open. */
const choiceId = 'saved-replies'

/** The field takes the focus once it is there: with the first reply, it comes a moment after that was saved. */
let isChoiceAwaited = false

/** Who has gone on writing the message meanwhile stays there. */
const isWriting = () => document.activeElement instanceof HTMLTextAreaElement

function focusChoice() {
  const field = document.getElementById(choiceId)
  isChoiceAwaited = field === null
  if (!isWriting()) field?.focus()
}

function focusIfAwaited(field: HTMLSelectElement | null) {
  if (!field || !isChoiceAwaited) return
  isChoiceAwaited = false
  if (!isWriting()) field.focus()
}

/** Fills in a saved reply, with its reason if none was chosen. */
export function ReplyPicker({ organizationId, answer, onAnswer }: ReplyPickerProps) {
  const { text } = answer
  const { replies: texts } = useTexts(receivedCatalog)
  const { data, isError } = useSavedReplies(organizationId)
  const replies = data ?? []
  const same = findSame(replies, text)
  const choose = (id: string) => {
    const reply = replies.find((each) => each.id === id)
    if (!reply) return
    // What someone wrote or chose themselves stays; another reply and its reason are replaced.
    const hasOwnChoice = answer.choice !== null && answer.choice !== same?.declineReason
    onAnswer({
      text: text.trim() === '' || same ? reply.text : `${text.trimEnd()}\n\n${reply.text}`,
      ...(reply.declineReason && !hasOwnChoice && { choice: reply.declineReason }),
    })
  }
  // A later check that failed leaves the replies of the one before.
  if (isError && !data) return <p className="text-danger mb-5 text-sm">{texts.failed}</p>
  return (
    replies.length > 0 && (
      <Field id={choiceId} label={texts.label} className="mb-5">
        <Select
          ref={focusIfAwaited}
          placeholder={texts.choose}
          options={replies.map(({ id, name }) => ({ value: id, label: name }))}
          value={same?.id ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </Field>
    )
  )
}

/** Saves the current text and reason as a reply, and edits those that there are. */
export function ReplyTools({ organizationId, answer }: ReplyToolsProps) {
  const { text } = answer
  const { replies: texts } = useTexts(receivedCatalog)
  const { data: replies = [] } = useSavedReplies(organizationId)
  const [part, setPart] = useState<'save' | 'edit' | null>(null)
  const same = findSame(replies, text)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setPart(null)
    button.current?.focus()
  }
  // Another dialog must not take the focus for a reply that was saved in this one.
  useEffect(
    () => () => {
      isChoiceAwaited = false
    },
    [],
  )
  const finish = () => {
    setPart(null)
    // What was pressed goes away.
    focusChoice()
  }
  return (
    <div className="mt-3 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          variant="ghost"
          size="sm"
          aria-expanded={part === 'save'}
          disabled={text.trim() === '' || countCharacters(text.trim()) > limits.message || same !== undefined}
          onClick={() => setPart(part === 'save' ? null : 'save')}
        >
          {texts.save}
        </Button>
        {replies.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={part === 'edit'}
            onClick={() => setPart(part === 'edit' ? null : 'edit')}
          >
            {part === 'edit' ? texts.done : texts.edit}
          </Button>
        )}
      </div>
      {part === 'save' && (
        <NewReply
          organizationId={organizationId}
          answer={answer}
          replies={replies}
          onSaved={finish}
          onCancel={close}
        />
      )}
      {part === 'edit' && replies.length > 0 && (
        <ReplyEditor organizationId={organizationId} replies={replies} />
      )}
    </div>
  )
}

type NewReplyProps = ReplyToolsProps & {
  replies: readonly SavedReply[]
  onSaved: () => void
  onCancel: () => void
}

/**
 * Names the current text and reason; under the name of another reply, they replace that. It is inside the form of the dialog,
 * so Enter must not send that.
 */
function NewReply({ organizationId, answer, replies, onSaved, onCancel }: NewReplyProps) {
  const { replies: texts } = useTexts(receivedCatalog)
  const errorsTexts = useTexts(errorsCatalog)
  const { create, change } = useSavedReplyMutations(organizationId)
  const id = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const isSaving = create.isPending || change.isPending
  const key = (text: string) => text.trim().toLowerCase()
  const replaced = replies.find((reply) => key(reply.name) === key(name))
  const save = async () => {
    if (isSaving) return
    const content = { text: answer.text.trim(), declineReason: toDeclineReason(answer.choice) }
    try {
      const reply = await (replaced
        ? change.mutateAsync({ id: replaced.id, ...content })
        : create.mutateAsync({ name: name.trim(), ...content }))
      toast({ title: texts.saved, description: reply.name })
      onSaved()
    } catch (refusal) {
      setError(fieldMessageOf(refusal, errorsTexts.text))
      document.getElementById(id)?.focus()
    }
  }
  return (
    <div className="bg-sunken grid gap-2 rounded-md p-3">
      <Field id={id} label={texts.name} error={error}>
        <Input
          value={name}
          maxLength={limits.label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- because it was just asked for by the button before it
          autoFocus
          data-takes-escape
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(undefined)
          }}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return
            if (event.key === 'Escape') onCancel()
            if (event.key !== 'Enter') return
            event.preventDefault()
            void save()
          }}
        />
      </Field>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        loading={isSaving}
        onClick={() => void save()}
      >
        {replaced ? texts.replace({ name: replaced.name }) : texts.add}
      </Button>
    </div>
  )
}
