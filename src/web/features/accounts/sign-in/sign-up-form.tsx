import { Building2, HandHeart } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from '#contract/zod.ts'
import { userTypes, type UserType } from '#domain/accounts/accounts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { listAccountErrors } from '#web/features/accounts/account-errors.ts'
import { NewPasswordField } from '#web/features/accounts/new-password-field.tsx'
import type { accountSchemas } from '#web/features/accounts/account-schemas.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'
import { NameFields } from './name-fields.tsx'
import { SignUpAgreement } from './sign-up-agreement.tsx'

const icons = { volunteer: HandHeart, organization: Building2 }
const idOf = (name: string) => `sign-up-${name}`

export type SignUpForm = UseFormReturn<
  z.input<typeof accountSchemas.person>,
  unknown,
  z.output<typeof accountSchemas.person>
>

type TypeStepProps = {
  value: UserType | null
  onValueChange: (type: UserType) => void
  onContinue: () => void
}

/** Step one: the account type. A choice is required to continue (spec F2.4). */
export function SignUpTypeStep({ value, onValueChange, onContinue }: TypeStepProps) {
  const { signUp: texts } = useTexts(accountsCatalog)
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (value) onContinue()
      }}
    >
      <RadioCards
        legend={texts.chooseType}
        value={value}
        onValueChange={onValueChange}
        options={userTypes.map((type) => ({ value: type, icon: icons[type], ...texts.types[type] }))}
      />
      <Button type="submit" wide disabled={value === null}>
        {texts.next}
      </Button>
    </form>
  )
}

type FormStepProps = {
  type: UserType
  form: SignUpForm
  /** An organization invites the person, at an address that the link does not reveal. */
  isInvited: boolean
  pending: boolean
  onChangeType: () => void
  onSubmit: () => void
}

/** Step two: the person's details. The sentence beside the button is the agreement to the terms (decision C). */
export function SignUpFormStep({ type, form, isInvited, pending, onChangeType, onSubmit }: FormStepProps) {
  const accountsTexts = useTexts(accountsCatalog)
  const { fields, signUp: texts } = accountsTexts
  const { errors, submitCount } = form.formState
  const Icon = icons[type]
  return (
    // With POST, submitting without JavaScript can't put the password into a URL.
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className="bg-primary-soft text-primary-ink flex items-center gap-3 rounded-lg py-2 ps-4 pe-2">
        <Icon aria-hidden className="size-6 shrink-0" />
        <p className="min-w-0 flex-1 text-sm">
          {texts.joiningAs} <strong className="block text-base">{texts.types[type].label}</strong>
        </p>
        <Button variant="ghost" size="sm" onClick={onChangeType}>
          {texts.change}
        </Button>
      </div>
      <ErrorSummary errors={listAccountErrors(accountsTexts, errors, idOf)} attempt={submitCount} />
      <NameFields idOf={idOf} register={form.register} errors={errors} />
      <Field
        label={fields.email}
        id={idOf('email')}
        hint={isInvited && texts.invitedEmail}
        required
        error={errors.email?.message}
      >
        <Input
          type="email"
          autoComplete="email"
          placeholder={fields.emailPlaceholder}
          {...form.register('email')}
        />
      </Field>
      <NewPasswordField
        id={idOf('password')}
        label={fields.password}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <p className="text-muted text-sm">{texts.otherRole}</p>
      <div className="grid gap-3">
        <Button type="submit" wide loading={pending} loadingText={texts.pending}>
          {texts.submit}
        </Button>
        <SignUpAgreement />
      </div>
    </form>
  )
}
