import { useEffect, useRef, useState } from 'react'
import type { UserType } from '#domain/accounts/accounts.ts'
import { useMutationForm } from '#web/lib/forms/endpoint-form.ts'
import type { InvitedName } from '#web/lib/session/sign-in-state.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSignUp } from '#web/features/accounts/api.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'
import { SignUpFormStep, SignUpTypeStep } from './sign-up-form.tsx'

const loadSchema = async () =>
  (await withTexts(import('#web/features/accounts/account-schemas.ts'))).accountSchemas.person
const required = ['firstName', 'email', 'password'] as const

export type SignUpProps = {
  /** The address to begin with; empty if none is known. */
  email: string
  /** The name to begin with; undefined if none is known. */
  name: InvitedName | undefined
  /** An organization invites the person. */
  isInvited: boolean
  /** The type chosen in step one; null shows that step. */
  type: UserType | null
  onTypeChange: (type: UserType | null) => void
  onDone: () => void
}

/** Both steps of signing up. Typed values survive a change of the type and a rejection. */
export function SignUp({ email, name, isInvited, type, onTypeChange, onDone }: SignUpProps) {
  const { toasts } = useTexts(accountsCatalog)
  const [selectedType, setSelectedType] = useState(type)
  const signUp = useSignUp()
  const box = useFocusOnChange(type)

  const { form, submit, isPending } = useMutationForm(
    signUp,
    (values) => ({ ...values, userType: type ?? 'volunteer' }),
    {
      schema: loadSchema,
      defaultValues: { firstName: '', lastName: '', ...name, email, password: '' },
      onSent: onDone,
      onInvalid: (_, { getValues }) => {
        const values = getValues()
        if (required.some((name) => !values[name]?.trim())) {
          toast({ ...toasts.signUpIncomplete, variant: 'destructive' })
        }
      },
    },
  )
  return (
    <div ref={box}>
      {type ? (
        <SignUpFormStep
          type={type}
          form={form}
          isInvited={isInvited}
          // The form stays while the next screen loads; a second press must not send it again.
          pending={isPending || signUp.isSuccess}
          onChangeType={() => onTypeChange(null)}
          onSubmit={submit}
        />
      ) : (
        <SignUpTypeStep
          value={selectedType}
          onValueChange={setSelectedType}
          onContinue={() => onTypeChange(selectedType)}
        />
      )}
    </div>
  )
}

/** On a change of step its first field or choice takes the focus, because the button that had it is gone. */
function useFocusOnChange(step: UserType | null) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const choice = box.current?.querySelector<HTMLInputElement>('input:checked')
    const target = choice ?? box.current?.querySelector<HTMLInputElement>('input')
    target?.focus()
  }, [step])
  return box
}
