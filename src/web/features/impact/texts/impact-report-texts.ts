/** Written from impact-report.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ImpactReportTexts {
  title: string
  titleOf: (values: { name: string | number }) => string
  intro: {
    site: string
    organization: (values: { name: string | number }) => string
  }
  loading: string
  failed: string
  updating: string
  print: string
  downloads: {
    menu: string
    groups: string
    hours: string
    applications: string
    projects: string
    namesPeople: string
    done: string
    failed: string
  }
  filters: {
    label: string
    period: string
    from: string
    to: string
    reversed: string
    tooLong: (values: { years: string | number }) => string
    missing: string
    yearStart: string
    cause: string
    anyCause: string
    place: string
    anyPlace: string
    show: string
    clear: string
    organization: (values: { name: string | number }) => string
    allOrganizations: string
    organizationHint: string
  }
  periods: {
    last_12_months: string
    this_month: string
    last_month: string
    this_quarter: string
    last_quarter: string
    this_year: string
    last_year: string
    custom: string
  }
  covers: {
    days: (values: { from: string | number; to: string | number }) => string
    before: (values: { from: string | number; to: string | number }) => string
    zone: (values: { zone: string | number }) => string
  }
  figures: {
    label: string
    previous: (values: { number: string | number }) => string
    worked: {
      label: string
      detail: (values: { applied: number; accepted: number; fresh: number }) => string
      help: string
    }
    hours: {
      label: string
      detail: (values: { hours: string | number }) => string
      help: string
    }
    value: {
      label: string
      none: string
      help: string
      rate: (values: { amount: string | number; year: string | number; source: string | number }) => string
      missing: (values: { hours: string | number; year: string | number }) => string
      set: string
      askOperator: string
    }
    peopleHelped: {
      label: string
      help: string
    }
    completed: {
      label: string
      detail: (values: { posted: number; canceled: number }) => string
      help: string
    }
    applications: {
      label: string
      detail: (values: { accepted: number; percent: string | number; declined: number; withdrawn: number; closed: number; waiting: number }) => string
      help: string
    }
    answers: {
      label: string
      days: (values: { count: number; days: string | number }) => string
      none: string
      detail: (values: { count: number; days: string | number }) => string
      help: (values: { count: number }) => string
    }
    organizations: {
      label: string
      help: string
    }
  }
  charts: {
    label: string
    hours: string
    volunteers: string
    applications: string
    projects: string
    interval: {
      month: string
      quarter: string
    }
    table: string
    caption: (values: { interval: string }) => string
  }
  quarter: (values: { number: string | number; year: string | number }) => string
  part: (values: { interval: string | number }) => string
  groups: {
    title: string
    by: string
    month: string
    quarter: string
    cause: string
    place: string
    organization: string
    caption: {
      month: string
      quarter: string
      cause: string
      place: string
      organization: string
    }
    columns: {
      month: string
      quarter: string
      cause: string
      place: string
      organization: string
      hours: string
      volunteers: string
      applications: string
      accepted: string
      projects: string
      completed: string
      peopleHelped: string
      value: string
    }
    sort: (values: { column: string | number }) => string
    noCause: string
    remote: string
    unknownPlace: string
    unnamed: string
    all: (values: { total: string | number }) => string
    first: (values: { count: string | number; total: string | number }) => string
    most: (values: { count: string | number; total: string | number }) => string
    partValue: (values: { amounts: string | number }) => string
    partValueHelp: string
    overlap: string
    people: string
    none: string
    noneText: string
    failed: string
  }
  empty: {
    title: string
    site: string
    organization: string
    unlimitedSite: string
    unlimitedOrganization: string
    create: string
  }
  document: {
    filters: string
    everything: string
    created: string
    source: string
    noSource: string
  }
}

export const impactReportCatalog = defineTexts<ImpactReportTexts>('web/features/impact/texts/impact-report')
