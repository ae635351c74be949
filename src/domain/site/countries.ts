/** The countries and territories of ISO 3166-1 by their codes, without reserved and former ones such as UK, SU and DD. */
export const countries: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN
  BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ
  DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL
  GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM
  JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME
  MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP
  NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD
  SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/)

const known = new Set(countries)

/** Where the registers of the IRS apply: the United States and their territories. */
const withRegisters: ReadonlySet<string> = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'VI'])

/** Whether organizations of a country have an EIN and are in the public registers. A site that names no country has them. */
export const hasRegisters = (country: string | null): boolean =>
  country === null || withRegisters.has(country)

/** Where English dates begin with the month (Unicode CLDR): the United States with what follows them, and Canada. */
const withMonthFirst: ReadonlySet<string> = new Set([...withRegisters, 'UM', 'CA', 'PH', 'FM', 'MH', 'PW'])

/** Whether English dates of a country begin with the day. They don't on a site that names no country. */
export const writesDayFirst = (country: string | null): boolean =>
  country !== null && !withMonthFirst.has(country)

/** Whether a text is the current code of a country or territory. */
export const isCountry = (code: string): boolean => known.has(code)
