/** Written from staff-roles.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface StaffRolesTexts {
  names: {
    administrator: string
    moderator: string
    verifier: string
    coordinator: string
    analyst: string
  }
  tasks: {
    administrator: string
    moderator: string
    verifier: string
    coordinator: string
    analyst: string
  }
}

export const staffRolesCatalog = defineTexts<StaffRolesTexts>('contract/texts/staff-roles')
