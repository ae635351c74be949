import { withTexts } from '#web/lib/language/language.ts'

/** The list of a combobox, which loads once its button is about to be pressed. */
export const loadCombobox = async () => (await withTexts(import('./combobox-base.tsx'))).ComboboxBase
