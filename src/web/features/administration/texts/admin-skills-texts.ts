/** Written from admin-skills.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminSkillsTexts {
  title: string
  intro: string
  tabs: string
  list: string
  none: {
    waiting: string
    placed: string
    kept: string
  }
  noneText: string
  failed: string
  more: string
  moreFailed: string
  progress: (values: { shown: number; total: string | number }) => string
  statedBy: (values: { profiles: number; projects: number }) => string
  nearest: (values: { skills: string | number }) => string
  either: (values: { first: string | number; other: string | number }) => string
  noNearest: string
  placedOn: (values: { skill: string | number }) => string
  isKept: string
  decidedBy: (values: { name: string | number }) => string
  actions: {
    place: string
    keep: string
    undo: string
  }
  about: (values: { action: string | number; label: string | number }) => string
  dialog: {
    titles: {
      place: (values: { label: string | number }) => string
      keep: (values: { label: string | number }) => string
      undo: (values: { label: string | number }) => string
    }
    texts: {
      place: string
      keep: string
      undo: string
    }
    skill: string
    choose: string
    missing: string
    failed: string
    changed: string
  }
  done: {
    place: string
    keep: string
    undo: string
  }
}

export const adminSkillsCatalog = defineTexts<AdminSkillsTexts>('web/features/administration/texts/admin-skills')
