/** Written from organization-home.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OrganizationHomeTexts {
  settingUp: (values: { count: number }) => string
  calmHere: (values: { organization: string | number }) => string
  elsewhere: {
    title: string
    text: (values: { applications: string | number; organizations: string | number }) => string
    applications: (values: { count: number }) => string
    organizations: (values: { count: number }) => string
    all: string
  }
  setup: {
    title: string
    progress: (values: { done: string | number; total: string | number }) => string
    progressLabel: string
    done: string
    waiting: string
    name: {
      title: string
      why: string
      action: string
    }
    verify: {
      title: string
      why: string
      whyElsewhere: string
      declined: string
      suspended: string
      waiting: string
      action: string
      view: string
      done: string
    }
    email: {
      title: string
      why: (values: { email: string | number }) => string
      sent: (values: { email: string | number }) => string
      action: string
      pending: string
    }
    project: {
      title: string
      why: string
      whyGoal: (values: { goal: string | number }) => string
      action: string
    }
    invite: {
      title: string
      why: string
      action: string
      done: (values: { count: number }) => string
    }
  }
  card: {
    add: string
    addLogo: string
    addMission: string
    edit: string
    page: string
    impact: string
    several: (values: { count: number }) => string
  }
}

export const organizationHomeCatalog = defineTexts<OrganizationHomeTexts>('web/features/dashboards/texts/organization-home')
