import type { DemoOrganization } from './shapes.ts'

/** Invented organizations in real cities. Any likeness to a real organization is chance. */
export const demoOrganizations: readonly DemoOrganization[] = [
  {
    key: 'lantern-street',
    owner: 'ruth',
    name: 'Lantern Street Literacy',
    description:
      'Lantern Street Literacy teaches adults to read, write and speak English in a former shoe store with good lamps. About 240 learners a year come for evening classes, one-to-one tutoring and a reading room that stays open until nine. Five people are on staff; everyone else you meet here volunteers.',
    missionStatement:
      'We help every adult in our city who wants to read and write English do so, in small groups, at no cost, for as long as it takes.',
    website: 'https://lantern-street.example.org',
    location: 'Baltimore, MD',
    causeAreas: ['Education', 'Immigration', 'Community Development'],
    isVerified: true,
  },
  {
    key: 'second-acre',
    owner: 'daniel',
    name: 'Second Acre Community Farm',
    description:
      'Second Acre grows vegetables on two acres of former parking lot. Half of the harvest goes to neighbors through a pay-what-you-can farm stand, the other half to three food pantries. Saturdays are for volunteers and first-time growers; the rest of the week belongs to a crew of six.',
    missionStatement:
      'Fresh food grown within walking distance of the people who eat it, and paying work for the people who grow it.',
    website: 'https://second-acre.example.org',
    location: 'Detroit, MI',
    causeAreas: ['Food Security', 'Environment', 'Community Development'],
    isVerified: true,
  },
  {
    key: 'creek-keepers',
    owner: 'marcus',
    name: 'Tidewater Creek Keepers',
    description:
      'We look after eleven tidal creeks: we test the water twice a month, plant marsh grass, and pull out whatever floats in. Our numbers go to the city every quarter, and twice they have changed its mind. Two staff, a jon boat and about ninety regular volunteers.',
    missionStatement:
      'Creeks clean enough to wade in, watched over by the neighborhoods that live along them.',
    website: 'https://creek-keepers.example.org',
    location: 'Norfolk, VA',
    causeAreas: ['Environment', 'Community Development'],
    isVerified: true,
  },
  {
    key: 'tenants-clinic',
    owner: 'ines',
    name: 'Fulton Row Tenants Clinic',
    description:
      'A walk-in clinic for renters, open on Saturdays in a church basement since last spring. People bring the letter they are afraid of; we read it together, explain what happens next and, where we can, stand beside them in court. We are new, small and learning quickly.',
    missionStatement: 'Nobody should lose a home because a court letter was hard to understand.',
    website: 'https://fulton-row-tenants.example.org',
    location: 'Cleveland, OH',
    causeAreas: ['Housing', 'Poverty/Homelessness', 'Social Justice'],
    isVerified: false,
  },
  {
    key: 'mill-bend',
    owner: 'carol',
    name: 'Mill Bend Animal Haven',
    description:
      'A foster-based rescue for dogs, cats and the occasional goose. We have no kennels: every animal lives in a home until it finds its own. Last year 412 animals passed through 85 foster families, and a retired veterinarian saw nearly all of them at her kitchen table.',
    missionStatement: 'Every animal that reaches us waits for its family in a home, not in a cage.',
    website: 'https://mill-bend.example.org',
    location: 'Boise, ID',
    causeAreas: ['Animals', 'Community Development'],
    isVerified: true,
  },
  {
    key: 'northside-strings',
    owner: 'theo',
    name: 'Northside Strings',
    description:
      'Northside Strings lends a violin, viola or cello to any child who asks for one and teaches them to play it after school, four days a week. A hundred and thirty children play in five ensembles. Parents run the instrument library; conservatory students do much of the teaching.',
    missionStatement:
      'An instrument, a teacher and a place in the orchestra for every child who wants to play.',
    website: 'https://northside-strings.example.org',
    location: 'Minneapolis, MN',
    causeAreas: ['Arts & Culture', 'Children & Youth', 'Education'],
    isVerified: true,
  },
  {
    key: 'threshold',
    owner: 'noor',
    name: 'Threshold Newcomer Center',
    description:
      'Threshold is the first stop for families who have just arrived: school enrollment, bus routes, a winter coat, the right line at the right office. Our staff speak nine languages between them. Most of our volunteers sat on the other side of the desk not long ago.',
    missionStatement: 'We help newcomers become neighbors within their first year in our city.',
    website: 'https://threshold-center.example.org',
    location: 'Tucson, AZ',
    causeAreas: ['Immigration', 'Human Rights', 'Education'],
    isVerified: true,
  },
  {
    key: 'evening-call',
    owner: 'walt',
    name: 'Evening Call Companions',
    description:
      'Every evening between five and eight our volunteers phone people over seventy who live alone. It is the same caller each week, for as long as both enjoy it. What began as one parish phone list now reaches 300 people, and we are outgrowing the index cards.',
    missionStatement: 'No older person in our county should go a week without a friendly voice.',
    website: 'https://evening-call.example.org',
    location: 'Pittsburgh, PA',
    causeAreas: ['Seniors', 'Mental Health'],
    isVerified: true,
  },
  {
    key: 'open-curb',
    owner: 'keisha',
    name: 'Open Curb',
    description:
      'Open Curb maps what a sidewalk is like when you use a wheelchair, a stroller or a cane: ramps, slopes, gaps, the pole in the middle. Neighbors add what they see, and anyone may use the data. Three of us build it in the evenings; two of us roll.',
    missionStatement: 'A city map that tells the truth about curbs, so that everyone can plan a way through.',
    website: 'https://open-curb.example.org',
    location: 'Chicago, IL',
    causeAreas: ['Disability Rights', 'Technology for Good'],
    isVerified: false,
  },
]
