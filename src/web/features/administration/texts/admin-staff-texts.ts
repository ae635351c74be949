/** Written from admin-staff.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminStaffTexts {
  title: string
  intro: string
  role: string
  anyRole: string
  list: string
  none: string
  noneText: string
  secondFactor: string
  noSecondFactor: string
  grantedBy: (values: { name: string | number }) => string
  grantedByOperator: string
  panel: {
    title: string
    none: string
    own: string
    change: string
    question: (values: { name: string | number }) => string
    consequence: (values: { needs: boolean }) => string
    legend: string
    submit: string
    done: string
    failed: string
  }
}

export const adminStaffCatalog = defineTexts<AdminStaffTexts>('web/features/administration/texts/admin-staff')
