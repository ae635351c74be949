import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { dismissToast, toast } from '#web/ui/feedback/toast-store.ts'

type RequiredToast<Values extends FieldValues> = {
  title: string
  description: string
  name: FieldPath<Values>
}

/**
 * Shows a toast that says that a field is empty. It goes as soon as something is typed there, so that it covers nothing
 * that is filled in next.
 */
export function toastUntilTyped<Values extends FieldValues, Parsed>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Parsed>, 'subscribe'>,
  { name, ...content }: RequiredToast<Values>,
): void {
  const id = toast({ ...content, variant: 'destructive' })
  const stop = subscribe({
    name,
    formState: { values: true },
    callback: () => {
      stop()
      dismissToast(id)
    },
  })
}
