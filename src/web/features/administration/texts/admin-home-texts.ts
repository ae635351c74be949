/** Written from admin-home.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminHomeTexts {
  title: string
  failed: string
  ready: {
    title: string
    done: (values: { done: string | number; total: string | number }) => string
    secondFactor: (values: { count: number }) => string
    checks: {
      name: {
        title: string
        text: string
        link: string
      }
      address: {
        title: string
        text: string
      }
      contact: {
        title: string
        text: string
        link: string
      }
      email: {
        title: string
        text: string
        link: string
      }
      sender: {
        title: string
        text: string
        link: string
      }
      secondFactor: {
        title: string
        link: string
      }
      registers: {
        title: string
        text: string
        link: string
      }
      backup: {
        title: string
        text: string
      }
    }
  }
  waiting: {
    title: string
    items: (values: { count: number }) => string
    nothing: string
    nothingText: string
    names: {
      reports: (values: { count: number }) => string
      verifications: (values: { count: number }) => string
      claims: (values: { count: number }) => string
      helpRequests: (values: { count: number }) => string
      failedJobs: (values: { count: number }) => string
      skills: (values: { count: number }) => string
    }
    actions: {
      reports: string
      verifications: string
      claims: string
      helpRequests: string
      failedJobs: string
      skills: string
    }
    actionOn: (values: { action: string | number; name: string | number }) => string
    first: (values: { name: string | number }) => string
    firstBecause: (values: { name: string | number; reason: string | number }) => string
    noRecord: string
    skills: (values: { count: number }) => string
    age: (values: { age: string | number }) => string
    ageNow: string
    late: string
    parts: {
      project: (values: { count: number }) => string
      person: (values: { count: number }) => string
      organization: (values: { count: number }) => string
      review: (values: { count: number }) => string
      message: (values: { count: number }) => string
      appeal: (values: { count: number }) => string
    }
  }
  trends: {
    title: string
    intro: string
    names: {
      signUps: string
      projects: string
      applications: string
      answers: string
      hours: string
    }
    more: (values: { number: string | number }) => string
    fewer: (values: { number: string | number }) => string
    same: string
    week: string
    notice: {
      answers_fell: string
      fell: {
        signUps: (values: { value: string | number; usual: string | number }) => string
        projects: (values: { value: string | number; usual: string | number }) => string
        applications: (values: { value: string | number; usual: string | number }) => string
        answers: (values: { value: string | number; usual: string | number }) => string
        hours: (values: { value: string | number; usual: string | number }) => string
      }
      fine: string
    }
    late: (values: { count: number; days: string | number }) => string
    lateLink: (values: { count: number }) => string
  }
  health: {
    title: string
    checked: (values: { age: string | number }) => string
    checkedNow: string
    again: string
    notChecked: string
    states: {
      ok: string
      warn: string
      fail: string
    }
    oldStates: {
      ok: string
      warn: string
      fail: string
    }
    names: {
      database: string
      email: string
      jobs: string
      schedule: string
      backup: string
      registers: string
      responses: string
      disk: string
    }
    writesWork: string
    writesFail: (values: { fault: string | number }) => string
    databaseSize: (values: { size: string | number }) => string
    sent: (values: { count: number }) => string
    emailProblems: (values: { deferred: number; failed: number }) => string
    noEmail: string
    noEmailText: string
    actionsFailed: (values: { count: number }) => string
    actionsDue: (values: { count: number; seconds: number }) => string
    jobsFailed: (values: { count: number }) => string
    jobsDone: (values: { count: number; seconds: number }) => string
    lastBackup: (values: { age: string | number }) => string
    lastBackupNow: string
    backupExpected: (values: { hours: string | number }) => string
    noBackup: string
    noBackupText: string
    posted: (values: { day: string | number }) => string
    postedText: string
    oldText: string
    notLoaded: string
    notLoadedText: string
    noRegisters: string
    noRegistersText: string
    times: (values: { median: number; p95: number }) => string
    noTimes: string
    timesOf: (values: { failed: number; count: number }) => string
    free: (values: { free: string | number; total: string | number }) => string
    freeUnknown: string
    uploadsWork: string
    uploadsFail: (values: { fault: string | number }) => string
    version: (values: { version: string | number }) => string
  }
  latest: {
    title: string
    all: string
    none: string
    entry: <Node>(values: { named: string; title: string | number; strong: (chunks: (string | Node)[]) => Node; object: string | number; note: (chunks: (string | Node)[]) => Node; system: string; actor: string | number; reasoned: string; quote: (chunks: (string | Node)[]) => Node; reason: string | number }) => string | Node | (string | Node)[]
    subject: (values: { title: string | number; object: string | number }) => string
    view: string
    viewOf: (values: { title: string | number }) => string
  }
  totals: {
    title: string
    people: (values: { count: number }) => string
    organizations: (values: { count: number; verified: number }) => string
    projects: (values: { count: number }) => string
    administrators: (values: { count: number }) => string
  }
}

export const adminHomeCatalog = defineTexts<AdminHomeTexts>('web/features/administration/texts/admin-home')
