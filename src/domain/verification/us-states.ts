/** The US states and whatever else the IRS register has in that field, by code. */
const states: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'Virgin Islands',
}

const codes = new Map(
  Object.entries(states).flatMap(([code, name]) => [
    [code, code],
    [fold(name), code],
  ]),
)

function fold(written: string): string {
  return written.toUpperCase().replaceAll(/[^A-Z]/g, '')
}

/** The name of a state by its code; null for an unknown code. */
export function findStateName(code: string): string | null {
  return states[code.toUpperCase()] ?? null
}

/** The names of all of them, in the order of their codes. */
export const stateNames: readonly string[] = Object.values(states)

/** The code of a state given by code or name; null for anything else. */
export function toStateCode(written: string): string | null {
  return codes.get(fold(written)) ?? null
}

/** The words of all state names and codes, in upper case. */
export const stateWords: ReadonlySet<string> = new Set(
  Object.entries(states).flatMap(([code, name]) => [code, ...name.toUpperCase().split(' ')]),
)
