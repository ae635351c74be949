import { expect, onTestFinished, test } from 'vitest'
import { createUsedDataFolder, run } from '#tests/lifecycle/process.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { headerOf, startMailServer, type MailServer } from '#tests/support/email/mail-server.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'

/** A product with that mail server, a project, and people who have not applied yet. */
async function startProductWithPeople(smtpUrl: string, count: number) {
  const product = await run({ DATA_DIR: await createUsedDataFolder(), SMTP_URL: smtpUrl })
  const server = { openClient: () => openClient(product.url) }
  const owner = await anOrganization(server, { email: 'ruth@example.net' })
  const { id } = await aProject(owner)
  const people = await Promise.all(Array.from({ length: count }, () => aVolunteer(server)))
  return { people, apply: (person: (typeof people)[number]) => anApplication(person, id) }
}

/** Emails that notify the organization of an application; registering sends others. */
const countApplicationEmails = ({ received }: MailServer) =>
  received.filter((sentEmail) => headerOf(sentEmail, 'Subject')?.includes(' applied to ')).length

test('R18 emails are sent soon after the response, one after the other', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const { people, apply } = await startProductWithPeople(mail.url, 20)
  const delays: number[] = []
  for (const [index, person] of people.entries()) {
    await apply(person)
    const seconds = startStopwatch()
    await expect.poll(() => countApplicationEmails(mail), { interval: 5 }).toBe(index + 1)
    delays.push(seconds())
  }
  reportMeasurement({ name: 'R18', about: 'from an answer to its letter', values: delays, unit: 's' })
})

test('R18 while the mail server is down no response waits, and every email is sent once it is back', async () => {
  const gone = await startMailServer()
  await gone.close()
  const { people, apply } = await startProductWithPeople(gone.url, 10)
  const answers: number[] = []
  for (const person of people) {
    const seconds = startStopwatch()
    await apply(person)
    answers.push(seconds())
  }
  const seconds = startStopwatch()
  const mail = await startMailServer({ port: gone.port })
  onTestFinished(() => mail.close())
  await expect.poll(() => countApplicationEmails(mail)).toBe(people.length)
  reportMeasurement({
    name: 'R18',
    about: 'for an answer with the mail server away',
    values: answers,
    unit: 's',
  })
  const about = `from the mail server's return to the last of ${people.length} letters`
  reportMeasurement({ name: 'R18', about, values: [seconds()], unit: 's' })
})
