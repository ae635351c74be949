/** Written from skill-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SkillExportTexts {
  columns: {
    label: string
    profiles: string
    projects: string
    state: string
    nearest: string
    skill: string
    decidedBy: string
    decidedAt: string
  }
}

export const skillExportCatalog = defineTexts<SkillExportTexts>('server/features/matching/texts/skill-export')
