/** Written from home.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HomeTexts {
  title: string
  greeting: (values: { name: string | number }) => string
  friend: string
  volunteer: {
    text: string
    discover: string
  }
  dashboard: string
  impact: string
  organization: {
    text: string
    post: string
  }
  anonymous: {
    text: string
    explore: string
    join: string
  }
  quickAccess: string
  cards: {
    dashboard: {
      title: string
      volunteer: string
      organization: string
    }
    matching: {
      title: string
      text: string
    }
    browse: {
      title: string
      text: string
    }
    mine: {
      title: string
      text: string
    }
    create: {
      title: string
      text: string
    }
    reviews: {
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
    received: {
      title: string
      text: string
    }
  }
  sent: (values: { count: number; total: string | number }) => string
  received: (values: { count: number; total: string | number }) => string
  sentWaiting: (values: { count: number; total: string | number; waiting: number }) => string
  receivedWaiting: (values: { count: number; total: string | number; waiting: number }) => string
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
    }
    anonymous: {
      title: string
      start: string
      explore: string
    }
  }
}

export const homeCatalog = defineTexts<HomeTexts>('web/features/marketing/texts/home')
