/** A database like that of a busy installation, identical for the same seed. */
import { createHash } from 'node:crypto'
import { statusFromSpots } from '#domain/projects/projects.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { vocabularyOf } from '#server/features/projects/managing/form.ts'
import { copyRows, withClient, type Row } from './copy-rows.ts'
import { fillBare } from './fill-bare.ts'
import { countWords, makeVariedProfiles } from './matches-data.ts'
import { createRandomSource, uuidOf, type RandomSource } from './random.ts'
import { skillLabels, writeProject, writeSentence } from './texts.ts'

export interface Sizes {
  projects: number
  organizations: number
  volunteers: number
  applications: number
  /** Of many kinds, whom organizations may find, with owners who are signed in; otherwise all have a short one. */
  profiles?: 'varied'
}

/** The password of every generated volunteer. */
export const password = 'a bench of green oak'

/** The number of signed-in volunteers. */
export const signedIn = 1000

/** Of every 25 projects, this many are public, take applications, and have no applicants who are signed in. */
export const open = 4

const day = 86_400_000
const places = 3

/** The session token of a signed-in volunteer, by number. */
export function tokenOf(volunteer: number): string {
  return createHash('sha256').update(`token ${volunteer}`).digest('base64url')
}

export const emailOf = (volunteer: number) => `volunteer${volunteer}@example.org`

/** Fills a migrated, empty database; writes both halves of the projects in parallel. */
export async function generate(url: string, sizes: Sizes, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password)
  const generated = generateApplications(sizes)
  await fillBare(url, async () => {
    await copyRows(url, 'users', people(sizes, passwordHash))
    await copyRows(url, 'organizations', organizations(sizes, now))
    await copyRows(url, 'organization_members', members(sizes))
    await copyRows(url, 'volunteer_profiles', profiles(sizes, now))
    await copyRows(url, 'sessions', sessions(sizes, now))
    const half = Math.floor(sizes.projects / 2)
    await Promise.all([
      copyRows(url, 'projects', projects({ ...generated, sizes, now, first: 0, end: half })),
      copyRows(url, 'projects', projects({ ...generated, sizes, now, first: half, end: sizes.projects })),
    ])
    await copyRows(url, 'applications', applications(generated.rows, now))
    await copyRows(url, 'project_reports', findings(sizes))
  })
  await withClient(url, async (client) => {
    // Numbers that occur in no other value, so the floor can find them in a recorded statement.
    await client.query('alter table facts alter column id restart with 700000001')
    await client.query('vacuum analyze')
  })
  if (sizes.profiles === 'varied') await countWords(url, now)
}

/** Creates the rows afresh for each caller. */
const rowsOf = (count: number, make: (index: number) => Row): Iterable<Row> => ({
  *[Symbol.iterator]() {
    for (let index = 0; index < count; index += 1) yield make(index)
  },
})

/** As if their writers had said so: no job needs to guess it. */
const inEnglish = { language: 'en', is_language_chosen: true }

/** Volunteers first, then an owner for each organization. */
const people = (sizes: Sizes, passwordHash: string) =>
  rowsOf(sizes.volunteers + sizes.organizations, (index) => ({
    id: uuidOf('user', index),
    email: emailOf(index),
    first_name: `Volunteer ${index}`,
    last_name: 'Of the Bench',
    user_type: index < sizes.volunteers ? 'volunteer' : 'organization',
    password_hash: passwordHash,
    terms_version: 'bench',
  }))

const organizations = (sizes: Sizes, now: Date) =>
  rowsOf(sizes.organizations, (index) => ({
    id: uuidOf('organization', index),
    name: `The ${index} ${index % 3 ? 'Trust' : 'Neighbors'}`,
    named_at: now,
    description: writeSentence(createRandomSource(index)),
    ...inEnglish,
    website: 'https://example.org',
    is_verified: index % 4 === 0,
    registered_by: uuidOf('user', sizes.volunteers + index),
  }))

const members = (sizes: Sizes) =>
  rowsOf(sizes.organizations, (index) => ({
    organization_id: uuidOf('organization', index),
    user_id: uuidOf('user', sizes.volunteers + index),
    role: 'owner',
  }))

function profiles(sizes: Sizes, now: Date): Iterable<Row> {
  const makeVaried = sizes.profiles === 'varied' ? makeVariedProfiles(sizes.volunteers, now) : null
  const makeShort = (index: number): Row => ({
    skills: createRandomSource(index).pickSeveral(skillLabels, 4),
    bio: 'Likes to sit on benches.',
  })
  return rowsOf(sizes.volunteers, (index) => ({
    user_id: uuidOf('user', index),
    ...inEnglish,
    ...(makeVaried ?? makeShort)(index),
  }))
}

/** Of the first volunteers, and of the owners of organizations where profiles are varied. */
function sessions(sizes: Sizes, now: Date): Iterable<Row> {
  const readers = Math.min(signedIn, sizes.volunteers)
  const owners = sizes.profiles === 'varied' ? sizes.organizations : 0
  return rowsOf(readers + owners, (index) => {
    const person = index < readers ? index : sizes.volunteers + index - readers
    return {
      token_hash: createHash('sha256').update(tokenOf(person)).digest(),
      user_id: uuidOf('user', person),
      idle_expires_at: new Date(now.getTime() + 300 * day),
      absolute_expires_at: new Date(now.getTime() + 300 * day),
    }
  })
}

/** There are fewer organizations than projects: the first have very many projects, most have a few. */
function organizationOf(random: RandomSource, { organizations: count }: Sizes): number {
  return random.below(4) === 0 ? Math.floor(count ** (random.below(1000) / 1000)) : random.below(count)
}

/** The newest project has number 0. */
function projects(input: {
  sizes: Sizes
  now: Date
  accepted: Uint8Array
  pending: Uint8Array
  first: number
  end: number
}): Iterable<Row> {
  const { sizes, now, accepted, pending, first, end } = input
  return rowsOf(end - first, (offset) => {
    const index = first + offset
    const random = createRandomSource(7919 * index + 1)
    const texts = writeProject(random)
    const { skillIds, causeIds, workIds, workVersion } = vocabularyOf(texts)
    const taken = accepted[index] ?? 0
    const createdAt = new Date(now.getTime() - (index + 1) * 600_000 - random.below(600_000))
    return {
      id: uuidOf('project', index),
      organization_id: uuidOf('organization', organizationOf(random, sizes) % sizes.organizations),
      title: texts.title,
      description: texts.description,
      ...inEnglish,
      required_skills: texts.requiredSkills,
      preferred_skills: texts.preferredSkills,
      skill_ids: skillIds,
      work_ids: workIds,
      work_version: workVersion,
      cause_areas: texts.causeAreas,
      cause_ids: causeIds,
      time_commitment: texts.hours,
      duration: texts.duration,
      deliverables: `What is handed over: ${writeSentence(random)}`,
      impact: `What it changes: ${writeSentence(random)}`,
      location: texts.location,
      is_remote: texts.location === null,
      max_volunteers: places,
      accepted_count: taken,
      pending_count: pending[index] ?? 0,
      experience_level: random.pick(['beginner', 'intermediate', 'experienced', 'expert']),
      // The newest projects stay open, because the benchmark applies to them.
      status:
        index % 10 === 9 ? 'completed' : statusFromSpots({ acceptedCount: taken, maxVolunteers: places }),
      visibility: index % 25 === 24 ? 'held' : 'published',
      created_at: createdAt,
      updated_at: createdAt,
    }
  })
}

/** What the safeguards found: a card says whether its project is under review. */
const findings = (sizes: Sizes) =>
  rowsOf(Math.floor(sizes.projects / 4), (index) => ({
    project_id: uuidOf('project', 4 * index),
    source: 'product',
    rule: 'S9',
    rule_version: 1,
    effect: 'review',
    field: 'requirements',
    evidence: 'A fee.',
  }))

interface GeneratedApplication {
  project: number
  volunteer: number
  status: 'pending' | 'accepted' | 'declined'
}

/** No one applies twice to a project, and no project accepts more volunteers than it has spots. */
function generateApplications(sizes: Sizes): {
  rows: GeneratedApplication[]
  accepted: Uint8Array
  pending: Uint8Array
} {
  const random = createRandomSource(42)
  const accepted = new Uint8Array(sizes.projects)
  const pending = new Uint8Array(sizes.projects)
  const pairs = new Set<number>()
  const rows: GeneratedApplication[] = []
  while (rows.length < sizes.applications) {
    const project = random.below(sizes.projects)
    const volunteer = random.below(sizes.volunteers)
    const pair = project * sizes.volunteers + volunteer
    if (pairs.has(pair) || (volunteer < signedIn && project % 25 < open)) continue
    pairs.add(pair)
    const generated = random.pickSkewed(['pending', 'declined', 'accepted'] as const)
    const isFull = (accepted[project] ?? 0) >= places - 1
    const status = generated === 'accepted' && isFull ? 'pending' : generated
    const counts = { accepted, pending, declined: null }[status]
    if (counts) counts[project] = (counts[project] ?? 0) + 1
    rows.push({ project, volunteer, status })
  }
  return { rows, accepted, pending }
}

const applications = (generated: readonly GeneratedApplication[], now: Date) =>
  rowsOf(generated.length, (index) => ({
    id: uuidOf('application', index),
    project_id: uuidOf('project', generated[index]?.project ?? 0),
    volunteer_id: uuidOf('user', generated[index]?.volunteer ?? 0),
    status: generated[index]?.status ?? 'pending',
    cover_letter: writeSentence(createRandomSource(index)),
    ...inEnglish,
    created_at: new Date(now.getTime() - (generated.length - index) * 60_000),
  }))
