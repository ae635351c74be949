import { expect, onTestFinished, test } from 'vitest'
import { makeUsedFolder, run } from '#tests/lifecycle/process.ts'
import { startWatch, tellFigure } from '#tests/support/figures.ts'
import { headerOf, startMailServer, type MailServer } from '#tests/support/mail-server.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenario.ts'
import { openClient } from '#tests/support/server.ts'

/** The product with that mail server, a project, and people who have not applied yet. */
async function aProductWithPeople(smtpUrl: string, count: number) {
  const product = await run({ DATA_DIR: await makeUsedFolder(), SMTP_URL: smtpUrl })
  const server = { openClient: () => openClient(product.url) }
  const owner = await anOrganization(server, { email: 'ruth@example.net' })
  const { id } = await aProject(owner)
  const people = await Promise.all(Array.from({ length: count }, () => aVolunteer(server)))
  return { people, apply: (person: (typeof people)[number]) => anApplication(person, id) }
}

/** Letters that tell the organization of an application; registering writes others. */
const countApplied = ({ received }: MailServer) =>
  received.filter((letter) => headerOf(letter, 'Subject')?.includes(' applied to ')).length

test('R18 a letter leaves soon after the answer, one after the other', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const { people, apply } = await aProductWithPeople(mail.url, 20)
  const delays: number[] = []
  for (const [index, person] of people.entries()) {
    await apply(person)
    const seconds = startWatch()
    await expect.poll(() => countApplied(mail), { interval: 5 }).toBe(index + 1)
    delays.push(seconds())
  }
  tellFigure({ name: 'R18', about: 'from an answer to its letter', values: delays, unit: 's' })
})

test('R18 with the mail server away no answer waits, and every letter leaves once it is back', async () => {
  const gone = await startMailServer()
  await gone.close()
  const { people, apply } = await aProductWithPeople(gone.url, 10)
  const answers: number[] = []
  for (const person of people) {
    const seconds = startWatch()
    await apply(person)
    answers.push(seconds())
  }
  const seconds = startWatch()
  const mail = await startMailServer({ port: gone.port })
  onTestFinished(() => mail.close())
  await expect.poll(() => countApplied(mail)).toBe(people.length)
  tellFigure({ name: 'R18', about: 'for an answer with the mail server away', values: answers, unit: 's' })
  const about = `from the mail server's return to the last of ${people.length} letters`
  tellFigure({ name: 'R18', about, values: [seconds()], unit: 's' })
})
