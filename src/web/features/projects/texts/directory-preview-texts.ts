/** Written from directory-preview.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DirectoryPreviewTexts {
  heading: string
  failed: string
  shown: string
  hidden: string
  unverified: string
  never: string
  views: (values: { organizations: number; days: string | number }) => string
}

export const directoryPreviewCatalog = defineTexts<DirectoryPreviewTexts>('web/features/projects/texts/directory-preview')
