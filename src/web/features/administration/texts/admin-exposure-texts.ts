/** Written from admin-exposure.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminExposureTexts {
  title: string
  intro: (values: { days: number }) => string
  failed: string
  updating: string
  download: string
  downloadFailed: string
  filters: {
    label: string
    anyCause: string
    anyPlace: string
    anySize: string
    clear: string
  }
  otherCauses: string
  figures: {
    label: string
    none: string
    noneHint: (values: { count: number }) => string
    topTenth: string
    topTenthHint: string
    gini: string
    giniHint: string
    applications: string
    applicationsHint: (values: { accepted: string | number }) => string
    nothing: string
  }
  empty: {
    title: string
    text: string
    filtered: string
  }
  groups: {
    cause: string
    place: string
    size: string
    overlap: string
    counted: string
  }
  models: {
    title: {
      apply: string
      accept: string
    }
    text: {
      apply: string
      accept: string
    }
    state: {
      waiting: string
      "few-pairs": string
      worse: string
      outdated: string
      used: string
    }
    inUse: string
    since: (values: { date: string | number }) => string
    never: (values: { least: string | number }) => string
    waiting: (values: { count: string | number; least: string | number }) => string
    "few-pairs": (values: { count: string | number; least: string | number }) => string
    worse: string
    outdated: string
    used: (values: { points: number }) => string
    learned: (values: { count: number; positives: string | number; date: string | number }) => string
    features: string
    errors: string
    errorName: string
    brier: string
    logLoss: string
    fitted: string
    prior: string
    plot: string
    plotLabel: string
    point: (values: { name: string | number; predicted: string | number; observed: string | number }) => string
    predicted: string
    observed: string
    count: string
    table: string
    caption: string
    fittedPredicted: string
    fittedObserved: string
    priorPredicted: string
    priorObserved: string
    tenth: string
  }
}

export const adminExposureCatalog = defineTexts<AdminExposureTexts>('web/features/administration/texts/admin-exposure')
