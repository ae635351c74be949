/** Written from match-reasons.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MatchReasonsTexts {
  both: (values: { first: string | number; second: string | number }) => string
  skills: {
    same: (values: { skills: string | number }) => string
    near: (values: { isOwn: boolean; skills: string | number }) => string
    work: (values: { isOwn: boolean; skills: string | number }) => string
    refused: (values: { isOwn: boolean; skills: string | number }) => string
    aside: (values: { skills: string | number }) => string
    words: (values: { words: string | number }) => string
    preferred: (values: { skill: string | number }) => string
    offered: (values: { isOwn: boolean; skill: string | number; offered: string | number }) => string
    preferredOffered: (values: { isOwn: boolean; skill: string | number; offered: string | number }) => string
    similar: (values: { isPreferred: boolean; skill: string | number; similarity: number; offered: string | number }) => string
    otherLanguages: (values: { isOwn: boolean; languages: string | number; skill: string | number }) => string
    common: (values: { count: number; skills: string | number }) => string
    little: (values: { isOwn: boolean }) => string
    none: (values: { isOwn: boolean }) => string
    notRequired: string
  }
  causes: {
    same: (values: { causes: string | number }) => string
    near: (values: { isOwn: boolean; causes: string | number }) => string
    fitsText: (values: { isOwn: boolean; words: string | number; cause: string | number }) => string
    nearText: (values: { isOwn: boolean; words: string | number; cause: string | number }) => string
    fitsProfile: (values: { isOwn: boolean; words: string | number; cause: string | number }) => string
    nearProfile: (values: { isOwn: boolean; words: string | number; cause: string | number }) => string
    notListed: string
    none: (values: { isOwn: boolean }) => string
    other: (values: { isOwn: boolean; count: number; causes: string | number }) => string
  }
  location: {
    remote: string
    remoteNotChosen: (values: { isOwn: boolean }) => string
    notRemote: (values: { isOwn: boolean }) => string
    distance: (values: { isOwn: boolean; distance: string | number; place: string | number }) => string
    district: (values: { isOwn: boolean; place: string | number }) => string
    cityDistrict: (values: { isOwn: boolean; district: string | number; place: string | number }) => string
    districtInText: (values: { isOwn: boolean; place: string | number }) => string
    cityInText: (values: { isOwn: boolean; place: string | number }) => string
    city: (values: { isOwn: boolean; place: string | number }) => string
    state: (values: { isOwn: boolean; place: string | number }) => string
    far: (values: { isOwn: boolean; place: string | number }) => string
    ruledOut: (values: { isOwn: boolean; place: string | number; words: string | number }) => string
    unknown: string
  }
  time: {
    notStated: string
    ownNotStated: (values: { isOwn: boolean; hours: number }) => string
    fits: (values: { isOwn: boolean; hours: number }) => string
    tooMuch: (values: { isOwn: boolean; hours: number; free: number }) => string
    committed: (values: { statement: string | number; total: number; committed: number }) => string
    said: (values: { statement: string | number; words: string | number }) => string
    otherDays: (values: { isOwn: boolean; statement: string | number }) => string
  }
  experience: {
    beginners: (values: { words: string | number }) => string
    notRequired: string
    ownNotStated: (values: { isOwn: boolean; level: string | number }) => string
    same: (values: { isOwn: boolean; level: string | number }) => string
    other: (values: { isOwn: boolean; level: string | number; own: string | number }) => string
  }
}

export const matchReasonsCatalog = defineTexts<MatchReasonsTexts>('contract/texts/match-reasons')
