/** Where a listing's work happens, which says nothing about the work: a museum also needs carpenters. */
const settings = new Set(
  `museum,museums,hospital,hospitals,clinic,clinics,health center,health clinic,nursing home,nursing homes,senior center,
  senior centers,theater,theaters,theatre,gallery,prison,prisons,jail,court,homeless shelter,animal shelter,classroom,
  healthcare,health care,kindergarten`
    .split(',')
    .map((one) => one.trim()),
)

/** Whether words name only a place where all kinds of work happen. */
export const isSetting = (words: string): boolean => settings.has(words.toLowerCase().replace(/['’]s$/u, ''))
