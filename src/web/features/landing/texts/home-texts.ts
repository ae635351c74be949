/** Written from home.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HomeTexts {
  title: string
  greeting: (values: { name: string | number }) => string
  friend: string
  volunteer: {
    discover: string
  }
  dashboard: string
  impact: string
  organization: {
    post: string
  }
  anonymous: {
    text: string
    explore: string
    join: string
  }
  quickAccess: string
  links: {
    dashboard: string
    matching: string
    reviews: string
    topOrganizations: string
    rewards: string
  }
  profile: {
    volunteer: {
      title: string
      text: string
    }
    organization: {
      title: string
      text: string
    }
    action: string
  }
  why: {
    title: string
    cards: {
      "1": {
        title: string
        text: string
      }
      "2": {
        title: string
        text: string
      }
      "3": {
        title: string
        text: string
      }
    }
  }
  features: {
    title: string
    cards: {
      matching: {
        title: string
        text: string
      }
      topOrganizations: {
        title: string
        text: string
      }
      rewards: {
        title: string
        text: string
      }
    }
    figures: {
      matching: string
      volunteers: string
      organizations: string
      impact: string
    }
  }
  trending: string
  featured: string
  all: string
  closing: {
    volunteer: {
      title: string
      find: string
    }
    organization: {
      title: string
      post: string
      find: string
    }
    anonymous: {
      title: string
      start: string
      explore: string
    }
  }
}

export const homeCatalog = defineTexts<HomeTexts>('web/features/landing/texts/home')
