import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { credentials } from '#contract/accounts.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { listAccountErrors } from './account-errors.ts'
import { useSignIn } from './api.ts'
import { PasswordInput } from './password-input.tsx'

const idOf = (name: string) => `sign-in-${name}`

/** E-mail and password; what was typed stays when signing in fails. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { fields, signIn: texts, toasts } = messages.accounts
  const signIn = useSignIn()
  const form = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const submit = form.handleSubmit(
    (values) => signIn.mutate(values, { onSuccess: onDone }),
    () => toast({ ...toasts.signInIncomplete, variant: 'destructive' }),
  )
  return (
    // Whatever sends it without the page's script must not write the password into an address.
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <ErrorSummary errors={listAccountErrors(errors, idOf)} attempt={submitCount} />
      <Field label={fields.email} id={idOf('email')} required error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          placeholder={fields.emailPlaceholder}
          {...form.register('email')}
        />
      </Field>
      <Field label={fields.password} id={idOf('password')} required error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" wide loading={signIn.isPending} loadingText={texts.pending}>
        {texts.submit}
      </Button>
    </form>
  )
}
