/** The code of all dialogs, which is 13 kB. What loads a dialog loads it at the same time. */
import type { ComponentType } from 'react'
import { withTexts } from '#web/lib/language/language.ts'
import type { OpenDialogProps } from './dialog.tsx'

let base: ComponentType<OpenDialogProps> | null = null

/** The dialog if its code has loaded: then it opens with the press. */
export const getDialogBase = () => base

export async function loadDialogBase() {
  base = (await withTexts(import('./dialog-base.tsx'))).DialogBase
  return base
}
