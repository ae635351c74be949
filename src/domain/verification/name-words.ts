/** Words in organizations' names in the IRS register: upper case, as `wordsOf` returns them. */

const list = (text: string) => text.trim().split(/\s+/)

/** Words that don't identify an organization; registers add and omit them freely. */
export const droppedWords = new Set(list('THE INC INCORPORATED CORP CORPORATION LLC LTD'))

/** Abbreviations of exactly one word. SAINT and MOUNT are normalized to ST and MT. */
export const unambiguousAbbreviations: ReadonlyMap<string, string> = new Map([
  ['ASSN', 'ASSOCIATION'],
  ['ASSOCN', 'ASSOCIATION'],
  ['FDN', 'FOUNDATION'],
  ['FNDN', 'FOUNDATION'],
  ['FNDTN', 'FOUNDATION'],
  ['CTR', 'CENTER'],
  ['CNTR', 'CENTER'],
  ['CENTRE', 'CENTER'],
  ['INTL', 'INTERNATIONAL'],
  ['NATL', 'NATIONAL'],
  ['DEPT', 'DEPARTMENT'],
  ['GOVT', 'GOVERNMENT'],
  ['SAINT', 'ST'],
  ['MOUNT', 'MT'],
])

/** Abbreviations of several possible words: a name with one is suggested, never treated as the same. */
export const ambiguousAbbreviations: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ACAD: 'ACADEMY',
    AMER: 'AMERICAN AMERICA AMERICAS',
    ASSOC: 'ASSOCIATION ASSOCIATES ASSOCIATED',
    BAPT: 'BAPTIST',
    CHR: 'CHURCH CHRISTIAN',
    CMTY: 'COMMUNITY',
    CO: 'COUNTY COMPANY',
    COLL: 'COLLEGE',
    COMM: 'COMMUNITY COMMITTEE COMMISSION COMMUNICATIONS',
    CONF: 'CONFERENCE',
    DEV: 'DEVELOPMENT',
    DIST: 'DISTRICT',
    EDUC: 'EDUCATION EDUCATIONAL',
    ELEM: 'ELEMENTARY',
    FED: 'FEDERATION FEDERAL FEDERATED',
    FOUND: 'FOUNDATION',
    HOSP: 'HOSPITAL HOSPICE',
    INST: 'INSTITUTE INSTITUTION',
    LIBR: 'LIBRARY',
    MEM: 'MEMORIAL',
    ORG: 'ORGANIZATION',
    SCH: 'SCHOOL SCHOOLS',
    SOC: 'SOCIETY SOCIAL',
    SVC: 'SERVICE SERVICES',
    SVCS: 'SERVICES',
    UNIV: 'UNIVERSITY UNIVERSAL UNIVERSALIST',
  }).map(([short, words]) => [short, list(words)]),
)

/** Words that only join others. */
export const joiningWords = new Set(list('A AN AND AT BY FOR FROM IN NO NUMBER OF ON OR TO WITH'))

/** Words for a local part of a larger organization that no independent organization uses for itself. */
export const branchWords = new Set(list('AERIE BRANCH CHAPTER CHAPTERS CHAP LOCAL LODGE POST UNIT'))

/** Words for a part of something larger: with a number or a place they identify the part, not the organization. */
export const partWords = new Set([
  ...branchWords,
  ...list(`AREA ASSEMBLY AUXILIARY CAMP CLASS COMMANDERY CONCLAVE COUNCIL COURT DEN DEPARTMENT DISTRICT DIVISION
    GARRISON GRANGE GROUP NEST PACK RANGE REGION SECTION SQUADRON STATION TEMPLE TENT TERRITORY TROOP ZONE`),
])

/** The Greek letters that societies use to name their chapters. */
export const greekLetters = new Set(
  list(`ALPHA BETA GAMMA DELTA EPSILON ZETA ETA THETA IOTA KAPPA LAMBDA MU NU XI OMICRON PI RHO SIGMA TAU UPSILON
    PHI CHI PSI OMEGA`),
)

/** Kinds of organizations: a proper name usually has one of these words. */
export const kindWords = new Set(
  list(`ACADEMY ALLIANCE ALUMNI ALUMNAE ARCHIVES ASSOCIATION AUTHORITY BAND BANK BOOSTERS BOARD BUREAU CENTER CHAPEL
    CHOIR CHURCH CLINIC CLUB COALITION COLLECTIVE COLLEGE COMMITTEE COMMUNITY CONGRESS CONGREGATION CONSERVANCY
    COOPERATIVE CREDIT DAYCARE FEDERATION FELLOWSHIP FESTIVAL FOUNDATION FRATERNITY FRIENDS FUND GUILD HOME HOSPICE
    HOSPITAL HOUSE INSTITUTE KITCHEN LEAGUE LIBRARY MINISTRIES MINISTRY MISSION MOSQUE MUSEUM NETWORK NURSERY ORCHESTRA
    ORGANIZATION PANTRY PARISH PARTNERSHIP PRESCHOOL PROGRAM PROJECT SCHOOL SCHOOLS SEMINARY SERVICES
    SHELTER SOCIETY SORORITY SYMPHONY SYNAGOGUE TEAM THEATER THEATRE TRUST UNION UNIVERSITY WORKSHOP`),
)

/** More specific kinds: with a place they form a name. */
export const distinctiveKinds = new Set(list('PTA PTO PTSA'))

/** Words that any organization may have next to its own. */
export const genericWords = new Set(
  list(`ADMINISTRATION ASSOCIATED BUILDING CENTRAL CHARITABLE CHARITY CITY CO COMPANY COUNTY ELEMENTARY EXECUTIVE
    FIRST GENERAL GRAND HEADQUARTERS HEALTH HIGH HQ INTERNATIONAL MAIN MIDDLE NATIONAL NEW OFFICE OFFICES OLD
    PUBLIC REGIONAL SECOND SERVICE STATE STATES SUBORDINATE SUPPORT THIRD TOWN TOWNSHIP UNITED VALLEY VILLAGE
    VOLUNTEER WORLD`),
)

/** Words for places, in addition to the names of states and of its own town. */
export const placeWords = new Set(
  list(`AMERICA AMERICAN USA US EAST EASTERN NORTH NORTHEAST NORTHEASTERN NORTHERN NORTHWEST NORTHWESTERN SOUTH
    SOUTHEAST SOUTHEASTERN SOUTHERN SOUTHWEST SOUTHWESTERN WEST WESTERN MIDWEST DOWNTOWN`),
)

/**
 * What the local branches of some organizations are called; the first entry whose words are all in the name applies.
 */
export const branchTitles: readonly { words: readonly string[]; title: string }[] = [
  { words: ['AMERICAN', 'LEGION', 'AUXILIARY'], title: 'Unit' },
  { words: ['AMERICAN', 'LEGION'], title: 'Post' },
  { words: ['VETERANS', 'FOREIGN', 'WARS', 'AUXILIARY'], title: 'Auxiliary' },
  { words: ['VETERANS', 'FOREIGN', 'WARS'], title: 'Post' },
  { words: ['VIETNAM', 'VETERANS', 'AMERICA'], title: 'Chapter' },
  { words: ['AMVETS'], title: 'Post' },
  { words: ['ORDER', 'ELKS'], title: 'Lodge' },
  { words: ['ORDER', 'MOOSE'], title: 'Lodge' },
  { words: ['ACCEPTED', 'MASONS'], title: 'Lodge' },
  { words: ['EASTERN', 'STAR'], title: 'Chapter' },
  { words: ['KNIGHTS', 'COLUMBUS'], title: 'Council' },
  { words: ['ORDER', 'EAGLES'], title: 'Aerie' },
  { words: ['LETTER', 'CARRIERS'], title: 'Branch' },
  { words: ['POSTAL', 'WORKERS'], title: 'Local' },
  { words: ['FIRE', 'FIGHTERS'], title: 'Local' },
  { words: ['ELECTRICAL', 'WORKERS'], title: 'Local' },
  { words: ['MACHINISTS', 'WORKERS'], title: 'Local' },
  { words: ['COMMUNICATION', 'WORKERS'], title: 'Local' },
  { words: ['COMMUNICATIONS', 'WORKERS'], title: 'Local' },
]
