import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { databaseOf, makeUsedFolder, run } from '#tests/lifecycle/process.ts'
import { startWatch, tellFigure } from '#tests/support/figures.ts'
import { headerOf, startMailServer, type Received } from '#tests/support/mail-server.ts'
import { anOrganization, aProject, registrationForm } from '#tests/support/scenario.ts'
import { openClient, type Client as Person } from '#tests/support/server.ts'

const kills = Number(process.env['KILLS'] ?? 20)
/** Emails that a process sends at once, at most. */
const underWay = 3
/** Applications that are acknowledged between two kills, at least. */
const applications = 10

/** The same for a second try: the Message-ID, or whom it lets verify an address, by a link that is new each time. */
function idOf(email: Received): string {
  const id = headerOf(email, 'Message-ID') ?? 'none'
  return id.startsWith('<fact-') ? id : verificationOf(email.to.join())
}
const verificationOf = (address: string) => `verification of ${address}`

test('R18 a server that is killed again and again while it sends email loses none and sends none twice but those under way', async () => {
  let killed = 0
  /** Of each email, how many kills there had been at each of its arrivals. */
  const arrivals = new Map<string, number[]>()
  let strike: (() => void) | null = null
  const mail = await startMailServer({
    beforeReceipt(email) {
      arrivals.set(idOf(email), [...(arrivals.get(idOf(email)) ?? []), killed])
      strike?.()
      strike = null
    },
  })
  onTestFinished(() => mail.close())
  const settings = { DATA_DIR: await makeUsedFolder(), SMTP_URL: mail.url }
  let product = await run(settings)
  const owner = await anOrganization({ openClient: () => openClient(product.url) })
  const { id: projectId } = await aProject(owner, { maxVolunteers: 50 })

  const acknowledged: string[] = []
  let isOver = false
  async function apply(): Promise<void> {
    while (!isOver) {
      const client: Person = openClient(product.url)
      const form = registrationForm({ email: `${crypto.randomUUID()}@example.org` })
      const joined = await client.post('/api/register', form).catch(() => null)
      if (joined?.status !== 201) continue
      const body = { projectId, message: 'I would like to help.' }
      const answer = await client.post('/api/applications', body).catch(() => null)
      if (answer?.status === 201) acknowledged.push(answer.body['id'])
    }
  }
  const work = Promise.all(Array.from({ length: 4 }, apply))
  for (let kill = 0; kill < kills; kill += 1) {
    const done = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(done + applications)
    // When the next email has arrived, before its sender is told so.
    strike = () => void product.child.kill('SIGKILL')
    await product.ended
    killed += 1
    product = await run(settings)
  }
  isOver = true
  await work

  const database = new Client({ connectionString: databaseOf(settings.DATA_DIR) })
  await database.connect()
  const { rows: facts } = await database.query<{ id: string }>(
    "select id from facts where type = 'application.received'",
  )
  const { rows: users } = await database.query<{ email: string }>('select email from users')
  const due = [
    ...facts.map(({ id }) => `<fact-${id}.user-${owner.id}@localhost>`),
    ...users.map(({ email }) => verificationOf(email)),
  ]
  const countWaiting = async () => {
    const { rows } = await database.query(`select id from jobs where dead_at is null and kind like 'mail.%'`)
    return rows.length
  }
  const seconds = startWatch()
  // A job whose process was killed is taken up when its lease of two minutes is over.
  await expect.poll(countWaiting, { timeout: 900_000, interval: 500 }).toBe(0)
  const waited = seconds()
  await database.end()

  const lost = due.filter((id) => !arrivals.has(id))
  const extra = [...arrivals.values()].reduce((sum, { length }) => sum + length - 1, 0)
  // Sent again though nothing ended its process since.
  const beyond = [...arrivals].filter(([, at]) => new Set(at).size < at.length)
  const about = `over ${kills} kills, ${acknowledged.length} applications and ${arrivals.size} emails:`
  tellFigure({ name: 'R18', about: `${about} emails lost`, values: [lost.length], most: 0 })
  const often = `${about} emails sent again without a kill in between`
  tellFigure({ name: 'R18', about: often, values: [beyond.length], most: 0 })
  const most = kills * underWay
  tellFigure({ name: 'R18', about: `${about} second tries`, values: [extra], most })
  tellFigure({ name: 'R18', about: 'until the last email after the last kill', values: [waited], unit: 's' })
  expect(lost).toEqual([])
  expect(facts.length).toBeGreaterThanOrEqual(acknowledged.length)
  expect(beyond).toEqual([])
  expect(extra).toBeLessThanOrEqual(most)
})
