/** Written from help-top-organizations.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HelpTopOrganizationsTexts {
  title: string
  intro: string
  listed: {
    title: string
    text: string
  }
  sorts: {
    title: string
    rating: (values: { reviews: number }) => string
    impact: string
    projects: string
    joined: string
  }
  trust: {
    title: string
    text: (values: { parts: number }) => string
    table: {
      caption: string
      part: string
      maximum: string
      counts: string
    }
    parts: {
      verification: string
      authority: string
      quality: (values: { neutral: number; full: number; reviews: number }) => string
      completion: (values: { fullWork: number }) => string
      answers: (values: { windowDays: number; graceDays: number; minAnswers: number; minDays: number }) => string
    }
    formula: (values: { points: number; neutral: number; full: number; reviews: number }) => string
    example: {
      caption: string
      part: string
      organization: string
      points: string
      verification: string
      authority: string
      quality: (values: { reviews: number; stars: number }) => string
      completion: (values: { finished: number; ended: number }) => string
      answers: (values: { percent: number }) => string
      score: string
    }
    percent: (values: { percent: number }) => string
  }
  tiers: {
    title: string
    names: {
      Gold: string
      Silver: string
      Bronze: string
      Rising: string
    }
    best: string
    table: {
      caption: string
      tier: string
      verified: string
      trust: string
      projects: string
      reviews: string
      rating: string
      isVerified: string
      ratingValue: (values: { rating: number }) => string
    }
    average: (values: { reviews: number }) => string
  }
  badges: {
    title: string
    text: string
    table: {
      caption: string
      badge: string
      meaning: string
    }
    meanings: {
      top_rated: (values: { rating: number; reviews: number }) => string
      impact_leader: (values: { peopleHelped: number; reports: number }) => string
      volunteer_favorite: (values: { volunteers: number; rating: number }) => string
      rising_star: (values: { days: number; projects: number; reviews: number; rating: number }) => string
    }
    filter: (values: { filter: string | number; badge: string | number; rating: number }) => string
  }
  month: {
    title: string
    rule: (values: { projects: number; reviews: number; rating: number; months: number }) => string
    order: string
    steps: {
      rating: (values: { reviews: number }) => string
      reviews: string
      volunteers: string
      projects: string
      peopleHelped: string
      joinedAt: string
    }
    none: string
  }
  peopleHelped: {
    title: string
    text: (values: { min: number; max: number }) => string
  }
  responses: {
    title: string
    rate: (values: { windowDays: number }) => string
    new: (values: { minAnswers: number; minDays: number }) => string
    unanswered: (values: { graceDays: number }) => string
    order: (values: { points: number }) => string
  }
}

export const helpTopOrganizationsCatalog = defineTexts<HelpTopOrganizationsTexts>('web/pages/help/texts/help-top-organizations')
