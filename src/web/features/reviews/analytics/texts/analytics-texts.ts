/** Written from analytics.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AnalyticsTexts {
  title: string
  intro: {
    volunteer: string
    organization: (values: { name: string | number }) => string
  }
  help: string
  back: string
  loading: string
  failed: string
  sides: {
    label: string
    volunteer: string
    organization: (values: { name: string | number }) => string
    text: string
    unnamedOrganization: string
  }
  empty: {
    title: string
    text: string
    action: string
  }
  numbers: string
  cards: {
    received: string
    given: string
    average: string
    improvement: string
    privateCount: (values: { count: string | number }) => string
    allPublic: string
    none: string
    onAverage: (values: { average: number }) => string
    averageValue: (values: { average: number }) => string
    outOf5: string
    notRated: string
    percent: (values: { percent: string | number }) => string
    compared: (values: { recent: number; improvementDays: string | number; before: number }) => string
    unknown: (values: { improvementDays: string | number }) => string
  }
  performance: {
    heading: string
    average: (values: { count: number; average: number }) => string
    spoken: (values: { average: number }) => string
    notRated: string
    given: string
    givenAverage: (values: { count: number; average: number }) => string
    givenNone: string
    private: (values: { count: number }) => string
    public: (values: { count: number; average: number }) => string
    noPublic: string
  }
  months: {
    heading: string
    label: (values: { description: string | number }) => string
    point: (values: { count: number; month: string | number; average: number }) => string
    none: string
    noneText: string
    zone: (values: { zone: string | number }) => string
    columns: {
      "1": string
      "2": string
      "3": string
    }
    nothing: string
  }
  categories: {
    heading: string
    value: (values: { count: number; average: number }) => string
    none: string
    caption: string
    columns: {
      "1": string
      "2": string
      "3": string
    }
  }
  skills: {
    heading: string
    none: string
    text: {
      volunteer: string
      organization: string
    }
    value: (values: { count: number; rating: number }) => string
    spoken: (values: { rating: number }) => string
  }
  history: {
    heading: string
    none: string
    projects: (values: { count: number }) => string
    notRated: string
    spoken: (values: { rating: number }) => string
  }
  table: string
  trust: {
    heading: string
    tips: {
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
}

export const analyticsCatalog = defineTexts<AnalyticsTexts>('web/features/reviews/analytics/texts/analytics')
