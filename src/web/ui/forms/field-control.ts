import { createContext, use } from 'react'

/** What a field passes to the control inside it. */
export type FieldControl = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  'aria-labelledby'?: string
}

export const FieldContext = createContext<FieldControl | null>(null)

/** The id and ARIA attributes from the field around a control; empty outside a field. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {}
}

/** Styles shared by every text control. */
export const controlClasses =
  'fallback:block fallback:w-full fallback:rounded-md border border-line-strong bg-surface px-3.5 fallback:text-base text-ink transition-[border-color,box-shadow] hover:border-ink/70 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'
