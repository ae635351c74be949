/** Written from errors.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ErrorsTexts {
  title: string
  text: string
  tryAgain: string
  userFailed: string
  profileFailed: string
  offline: string
  unreachable: string
  replaced: string
  reload: string
  unauthorizedTitle: string
  unauthorizedText: string
  accessDenied: string
  deniedTexts: {
    reviewAnalytics: string
    projectMatching: string
    perksAndRewards: string
    compareApplications: string
    volunteerProfile: string
    organizationProfile: string
    createProject: string
    volunteerDashboard: string
    organizationDashboard: string
    impact: string
    volunteers: string
  }
  notFoundTitle: string
  notFoundText: string
  notFoundAction: string
}

export const errorsCatalog = defineTexts<ErrorsTexts>('web/lib/texts/errors')
