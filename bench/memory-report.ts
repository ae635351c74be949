/** Measures the memory of parsed projects, profiles and scores, and describes it. */
import { limits } from '#contract/limits.ts'
import { describeFactors } from '#contract/matching/reasons.ts'
import { matchWeights, type MatchProject, type MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { parseBiography, parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { matchParsed, type Match } from '#domain/matching/scoring/score.ts'
import { countListings } from '#domain/matching/scoring/statistics.ts'
import { cacheLimits, makeProfileCache, makeProjectCache } from '#server/matching/analysis-cache.ts'
import { mostKeptBytes } from '#server/matching/recent-best.ts'
import type { RecentCache } from '#server/matching/recent-cache.ts'
import { mostRecent, recallMatch } from '#server/matching/recent-matches.ts'
import { measureIndex } from './index-memory.ts'
import type { RatedSet } from './matching-set.ts'
import { measure, takeTurn, type Row } from './measured-memory.ts'
import { createRandomSource, uuidOf } from './random.ts'
import { listSentences, varyText } from './vary-texts.ts'

/** How many projects are scored for a list. */
const scored = 64
const million = 1_000_000
/** The longest texts take long to parse: this share of them. */
const longShare = 3
/** Biography, experience and the rest. */
const longestProfile = 2 * limits.longText

/** The section of the report: `count` different projects and profiles from the texts of these sets. */
export async function describeMemory(
  sets: readonly [RatedSet, ...RatedSet[]],
  count: number,
): Promise<string> {
  const projects = sets[0].projects.map(({ project }) => project)
  const profiles = sets.flatMap(({ volunteers }) => volunteers.map(({ volunteer }) => volunteer))
  const few = Math.ceil(count / longShare)
  // What is loaded on first use counts for nothing.
  await measureProjects('', { count: few, make: makeProjects(projects) })
  await measureProfiles('', { count: few, make: makeProfiles(profiles) })
  const rows = [
    await measureProjects('Parsed projects', { count, make: makeProjects(projects) }),
    await measureProjects('Parsed projects, the longest texts', {
      count: few,
      make: makeProjects(projects, limits.longText),
    }),
    await measureProfiles('Parsed profiles', { count, make: makeProfiles(profiles) }),
    await measureProfiles('Parsed profiles, the longest texts', {
      count: few,
      make: makeProfiles(profiles, longestProfile),
    }),
    ...(await measureIndex(makeProjects(projects), { count, profiles })),
    await measureScores(projects, profiles),
  ]
  return `## Memory of parsed texts

Written by \`npm run bench:memory\`: real texts, varied by sentence, parsed and kept as a process keeps them. What the engine uses after
collecting garbage, compared with before. By its own estimate a process keeps at most ${inMegabytes(cacheLimits.projects)} MB of projects, ${inMegabytes(cacheLimits.profiles)} MB of profiles,
${mostRecent.matches} scores and ${inMegabytes(mostKeptBytes.least)} MB of the best of the index, and forgets what was used least recently.

| What | Different ones | Kept | Characters each | MB | kB each | Estimate, MB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map(describeRow).join('\n')}`
}

const inMegabytes = (bytes: number): number => Math.round(bytes / million)

function describeRow({ what, count, kept, characters, bytes, estimated }: Row): string {
  const each = (bytes / 1000 / Math.max(1, kept)).toFixed(1)
  const length = characters === null ? '' : Math.round(characters)
  const estimate = estimated === null ? '' : inMegabytes(estimated)
  return `| ${what} | ${count} | ${kept} | ${length} | ${inMegabytes(bytes)} | ${each} | ${estimate} |`
}

/** Makes different ones, by number. */
interface Many<Made> {
  count: number
  make: (number: number) => Made
}

async function measureProjects(what: string, { count, make }: Many<MatchProject>): Promise<Row> {
  return measureCache(what, {
    count,
    cache: makeProjectCache(),
    make(number) {
      const project = make(number)
      return { version: '', project, read: parseProject(project) }
    },
    lengthOf: ({ project: { title = '', description = '' } }) => title.length + description.length,
  })
}

async function measureProfiles(what: string, { count, make }: Many<MatchVolunteer>): Promise<Row> {
  return measureCache(what, {
    count,
    cache: makeProfileCache(),
    make(number) {
      const { biography, ...fields } = make(number)
      const written = biography ?? ''
      const text = parseBiography(written)
      const read = parseVolunteer({ ...fields, biography: written }, text)
      return { of: JSON.stringify({ ...fields, statement: written }), biography: written, text, read }
    },
    lengthOf: ({ biography }) => biography.length,
  })
}

/** Fills a cache with different values. */
async function measureCache<Value>(
  what: string,
  given: Many<Value> & { cache: RecentCache<Value>; lengthOf: (value: Value) => number },
): Promise<Row> {
  const { count, cache, make, lengthOf } = given
  let characters = 0
  const bytes = await measure(() => {
    for (let number = 0; number < count; number += 1) {
      const value = make(number)
      characters += lengthOf(value)
      cache.set(uuidOf('key', number), value)
    }
  })
  const keys = Array.from({ length: count }, (_, number) => uuidOf('key', number))
  const kept = keys.filter((key) => cache.get(key) !== undefined).length
  return { what, count, kept, characters: characters / count, bytes, estimated: cache.bytes() }
}

const reader = { language: 'en', audience: 'volunteer' } as const

/** The scores of as many people as are remembered, each with a list of projects, in numbers and in words. */
async function measureScores(
  projects: readonly MatchProject[],
  profiles: readonly MatchVolunteer[],
): Promise<Row> {
  const read = projects.map((project) => parseProject(project))
  const options = { weights: matchWeights, statistics: countListings(read) }
  const people = Array.from({ length: mostRecent.people }, (_, number) =>
    parseVolunteer(takeTurn(profiles, number)),
  )
  const described = new Map<Match, unknown>()
  const bytes = await measure(() => {
    for (const [number, person] of people.entries()) {
      const volunteer = takeTurn(profiles, number)
      for (let index = 0; index < scored; index += 1) {
        const [project, parsed] = [takeTurn(projects, 7 * number + index), takeTurn(read, 7 * number + index)]
        const match = recallMatch({ read: person, options }, parsed, () =>
          matchParsed(person, parsed, options),
        )
        described.set(match, describeFactors(reader, match, { volunteer, project }))
      }
    }
  })
  const count = people.length * Math.min(scored, read.length)
  return { what: 'Scores', count, kept: count, characters: null, bytes, estimated: null }
}

function makeProjects(projects: readonly MatchProject[], length?: number): (number: number) => MatchProject {
  const sentences = listSentences(projects.map(({ description }) => description ?? ''))
  const random = createRandomSource(1)
  return (number) => {
    const { title = '', description = '', ...project } = structuredClone(takeTurn(projects, number))
    return {
      ...project,
      title: varyText(random, { text: title, sentences: [] }),
      description: varyText(random, { text: description, sentences, ...(length && { length }) }),
    }
  }
}

function makeProfiles(
  profiles: readonly MatchVolunteer[],
  length?: number,
): (number: number) => MatchVolunteer {
  const sentences = listSentences(profiles.map(({ biography }) => biography ?? ''))
  const random = createRandomSource(2)
  return (number) => {
    const { biography, ...profile } = structuredClone(takeTurn(profiles, number))
    const text = biography ?? ''
    return { ...profile, biography: varyText(random, { text, sentences, ...(length && { length }) }) }
  }
}
