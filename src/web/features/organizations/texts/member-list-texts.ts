/** Written from member-list.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MemberListTexts {
  action: string
  title: string
  text: (values: { organization: string | number }) => string
  label: string
  hint: (values: { people: number }) => string
  statuses: {
    new: string
    invited: string
    member: string
    repeated: string
    limited: string
  }
  leftOut: (values: { count: number; when: string | number }) => string
  leftOutNamed: (values: { count: number; emails: string | number; when: string | number }) => string
  inMinutes: (values: { count: number }) => string
  inHours: (values: { count: number }) => string
  sentText: string
}

export const memberListCatalog = defineTexts<MemberListTexts>('web/features/organizations/texts/member-list')
