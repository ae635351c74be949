/**
 * Random sequences of reviews on the real product: after every step the stored sums and points must match the rows.
 */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { reconcileAll } from '#server/features/rewards/reconcile.ts'
import { revealWaiting } from '#server/features/reviews/service.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { useReviewCaseCalls } from '#tests/support/scenarios/review-cases.ts'
import { anOrganization, aProject, aVolunteer, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

// Half of the reviews wait for the other side's review.
const server = useServer({ env: { REVIEW_REVEAL_DAYS: '14' } })
const runs = Math.ceil(Number(process.env['MODEL_RUNS'] ?? 40) / 4)
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31)
const sides = ['volunteer', 'owner'] as const
const people = 3

const office = useReviewCaseCalls(server)
let admin: Person
beforeAll(async () => {
  admin = await anAdministrator(server)
})

type RatingTexts = { rating: number; isPublic: boolean }
const reviewStepKinds = ['write', 'edit', 'hide', 'restore', 'reveal'] as const
type ReviewStepKind = (typeof reviewStepKinds)[number]
type Step = { who: number; side: (typeof sides)[number]; said: RatingTexts; does: ReviewStepKind }

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat({ max: people - 1 }),
  side: fc.constantFrom(...sides),
  said: fc.record({ rating: fc.integer({ min: 1, max: 5 }), isPublic: fc.boolean() }),
  does: fc.constantFrom(...reviewStepKinds),
})

const { rows } = server

/** What administrators do after a report; reporting again is not refused. */
async function decide(decision: 'hide' | 'restore', id: string, reviewed: Person): Promise<number> {
  if (decision === 'hide') {
    const reported = await office.report(reviewed, id)
    // It waits for their own review, or is hidden.
    if (reported.status === 404) return 404
  }
  const shown = ['open', 'decided'] as const
  for (const show of shown) {
    const found = (await office.listCases(admin, show)).find((each) => each.id === id)
    if (found)
      return (await office.decide(admin, { id, verdict: decision, note: 'So.', version: found.version }))
        .status
  }
  return 404
}

/** Ends the waiting period of a review that waits for the other side. */
async function revealNow({ id: applicationId }: Collaboration): Promise<number> {
  await transact(server.database.db, (db) => revealWaiting(db, { applicationId, at: new Date() }))
  return 200
}

async function take({ side, said, does }: Step, work: Collaboration): Promise<number> {
  const { client } = work[side]
  if (does === 'reveal') return revealNow(work)
  if (does === 'write') {
    const body = { applicationId: work.id, reviewText: 'As it was.', ...said }
    return (await client.post('/api/reviews', body)).status
  }
  const [review] = await rows(
    'select id, version from reviews where application_id = $1 and type like $2',
    work.id,
    side === 'volunteer' ? 'volunteer%' : 'organization%',
  )
  if (!review) return 404
  if (does === 'hide' || does === 'restore') {
    return decide(does, review.id, side === 'volunteer' ? work.owner : work.volunteer)
  }
  return (await client.patch(`/api/reviews/${review.id}`, { ...said, version: review.version })).status
}

/** As the jobs do; two concurrent runs must give the same result. */
const reconcileNow = () => transact(server.database.db, (db) => reconcileAll({ db, now: new Date() }))

/**
 * Point accounts that differ from the sum of their entries, are negative, or are not what is due: 200 for each
 * signed-off contribution,
 * 30 for each public review of it that no one hid, and the achievements for both counts.
 */
const listWrongAccounts = () =>
  rows(`select a.balance, a.earned, due.points from point_accounts a cross join lateral (
      select 200 * works + 30 * reviews + case when works >= 1 then 50 else 0 end + case when works >= 5 then 150 else 0 end
        + case when works >= 20 then 500 else 0 end + case when reviews >= 3 then 50 else 0 end as points
      from (select count(*) as works, count(r.id) as reviews from applications w
        left join reviews r on r.application_id = w.id and r.type = 'volunteer_to_organization'
          and r.is_public and r.hidden_at is null
        where w.volunteer_id = a.user_id and w.status = 'completed') counted) due
    where a.balance < 0 or a.earned <> due.points or a.balance <> due.points
      or a.balance <> (select coalesce(sum(e.points), 0) from point_entries e where e.user_id = a.user_id)`)

const counted = `sum(r.rating) filter (where r.is_public and r.revealed_at is not null and r.hidden_at is null)`

test(`R9 in ${runs} random review histories with two concurrent steps, every sum matches the visible public reviews, and points are what is due (seed ${seed})`, async () => {
  const volunteers: Person[] = []
  for (let number = 0; number < people; number += 1) volunteers.push(await aVolunteer(server))
  const owner = await anOrganization(server)
  const property = fc.asyncProperty(
    fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 12 }),
    async (life) => {
      const projectId = (await aProject(owner, { maxVolunteers: people })).id
      const works: Collaboration[] = []
      for (const volunteer of volunteers) {
        works.push(await aDoneCollaboration(server, { owner, volunteer, projectId }))
      }
      const workOf = ({ who }: Step) => works[who] ?? works.at(-1)
      for (const both of life) {
        const statuses = await Promise.all(
          both.map(async (each) => {
            const work = workOf(each)
            return work ? take(each, work) : 404
          }),
        )
        for (const status of statuses) expect([200, 201, 404, 409]).toContain(status)
        const [project] = await rows(
          `select p.rating_sum, coalesce(${counted}, 0)::int as true_sum, p.rating_count,
             (count(r.id) filter (where r.is_public and r.revealed_at is not null and r.hidden_at is null))::int as true_count
           from projects p left join reviews r on r.project_id = p.id and r.type = 'volunteer_to_organization'
           where p.id = $1 group by p.id`,
          projectId,
        )
        expect([project.rating_sum, project.rating_count]).toEqual([project.true_sum, project.true_count])
        const [organization] = await rows(
          `select o.rating_sum, coalesce(${counted}, 0)::int as true_sum
           from organizations o left join reviews r on r.reviewee_organization_id = o.id
           where o.id = $1 group by o.id`,
          owner.organizationId,
        )
        expect(organization.rating_sum).toBe(organization.true_sum)
        await Promise.all([reconcileNow(), reconcileNow()])
        expect(await listWrongAccounts()).toEqual([])
      }
    },
  )
  await fc.assert(property, { numRuns: runs, seed })
}, 1_800_000)
