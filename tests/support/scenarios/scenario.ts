/** People, projects and applications for tests: by real calls, or as rows if many are needed. */
import { randomUUID } from 'node:crypto'
import { register, type User } from '#contract/accounts/accounts.ts'
import { applyToProject, moveApplication, type Application } from '#contract/applications/applications.ts'
import type { NewApplication } from '#contract/applications/new-application.ts'
import type { NewProjectInput } from '#contract/projects/form.ts'
import { createProject } from '#contract/projects/management.ts'
import type { Project } from '#contract/projects/projects.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { ApplicationStatus } from '#domain/applications/applications.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { vocabularyOf } from '#server/features/projects/managing/form.ts'
import type { Answer, Client, TestServer } from '#tests/support/running/server.ts'

/** Someone with an account, signed in. */
export type Person = {
  readonly client: Client
  readonly user: User
  readonly id: string
  readonly email: string
  readonly password: string
}

type Registration = {
  firstName: string
  lastName: string
  email: string
  password: string
  userType: UserType
}

let createdCount = 0

/** A number that nothing else in this process uses. */
export function nextNumber(): number {
  createdCount += 1
  return createdCount
}

/** A valid registration for a new person. */
export function registrationForm(form: Partial<Registration> = {}): Registration {
  const number = nextNumber()
  return {
    firstName: 'Robin',
    lastName: `Tester${number}`,
    email: `person${number}@example.org`,
    password: 'a long enough secret',
    userType: 'volunteer',
    ...form,
  }
}

/** The body of a response; throws if the call failed. */
export function expectSuccess<Body>({ status, body }: Answer<Body>): Body {
  if (status >= 300) throw new Error(`expected success, but was answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Someone who has just registered; a volunteer by default. */
export async function aVolunteer(
  server: Pick<TestServer, 'openClient'>,
  form: Partial<Registration> = {},
): Promise<Person> {
  const client = server.openClient()
  const written = registrationForm(form)
  const user = expectSuccess(await client.call(register, { body: written }))
  return { client, user, id: user.id, email: written.email, password: written.password }
}

export type OrganizationOwner = Person & { readonly organizationId: string }

/** An organization, as its owner, who has just registered. */
export async function anOrganization(
  server: Pick<TestServer, 'openClient'>,
  form: Partial<Registration> = {},
): Promise<OrganizationOwner> {
  const person = await aVolunteer(server, { userType: 'organization', ...form })
  return { ...person, organizationId: firstOrganization(person.user) }
}

/** Another member of the owner's organization. */
export async function aColleague(
  server: TestServer,
  { organizationId }: { organizationId: string },
  form: Partial<Registration> = {},
): Promise<Person> {
  const person = await aVolunteer(server, form)
  await joinOrganization(server.database.db, { organizationId, userId: person.id })
  return person
}

/** A volunteer who is also a member of an organization. */
export async function aDual(server: TestServer): Promise<OrganizationOwner> {
  const organizationId = await insertOrganization(server.database.db)
  return { ...(await aColleague(server, { organizationId })), organizationId }
}

function firstOrganization(user: User): string {
  const [organization] = user.organizations
  if (!organization) throw new Error(`${user.email} is in no organization`)
  return organization.id
}

/** Makes a person a member of an organization, without an invitation. */
export async function joinOrganization(
  db: Db,
  member: { organizationId: string; userId: string; joinedAt?: Date },
): Promise<void> {
  await db.insert(organizationMembers).values({ role: 'manager', ...member })
}

/** Inserts an organization without an owner; returns its id. */
export async function insertOrganization(
  db: Db,
  row: Partial<typeof organizations.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  await db
    .insert(organizations)
    .values({ id, name: `Organization ${nextNumber()}`, namedAt: new Date(), ...row })
  return id
}

/** Inserts a person who cannot sign in; returns their id. */
export async function insertPerson(db: Db, row: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  const { firstName, lastName, email } = registrationForm()
  await db.insert(users).values({
    id,
    firstName,
    lastName,
    email,
    userType: 'volunteer',
    passwordHash: '',
    termsVersion: '',
    ...row,
  })
  return id
}

/** Fields that every project form has. */
const shortestForm = () =>
  ({
    title: `Project ${nextNumber()}`,
    description: 'We need a hand with something that is described here in enough words.',
    causeAreas: ['Education'],
    requiredSkills: ['Web Development'],
    experienceLevel: 'intermediate',
    duration: '1-2 months',
    deliverables: 'A thing that works and its notes.',
    impact: 'More people find what they need.',
  }) satisfies NewProjectInput

/** A valid project form. */
export const projectForm = (form: Partial<NewProjectInput> = {}): NewProjectInput => ({
  ...shortestForm(),
  ...form,
})

/** A published project of the organization. */
export async function aProject(
  owner: { client: Client },
  form: Partial<NewProjectInput> = {},
): Promise<Project> {
  return expectSuccess(await owner.client.call(createProject, { query: {}, body: projectForm(form) }))
}

type ProjectRow = Partial<typeof projects.$inferInsert> & { organizationId: string }

/** Inserts projects as the form would store them; returns their ids. */
export async function insertProjects(db: Db, rows: ProjectRow[]): Promise<string[]> {
  const written = rows.map((row) => {
    const project = { timeCommitment: 10, maxVolunteers: 3, ...shortestForm(), ...row }
    const { title, description, requiredSkills = [], preferredSkills = [], causeAreas = [] } = project
    return {
      ...vocabularyOf({ title, description, requiredSkills, preferredSkills, causeAreas }),
      ...project,
    }
  })
  const inserted = await db.insert(projects).values(written).returning({ id: projects.id })
  return inserted.map(({ id }) => id)
}

/** A volunteer's application to a project. */
export async function anApplication(
  volunteer: { client: Client },
  projectId: string,
  form: Partial<NewApplication> = {},
): Promise<Application> {
  const body = { projectId, coverLetter: 'I would like to help.', ...form }
  return expectSuccess(await volunteer.client.call(applyToProject, { body }))
}

/** A project with this many spots, its owner, and volunteers with pending applications; the first one separately. */
export async function aProjectWithApplicants(
  server: TestServer,
  { places = 3, applicants = 1 }: { places?: number; applicants?: number } = {},
) {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { maxVolunteers: places })
  const pending: { volunteer: Person; id: string }[] = []
  for (let index = 0; index < applicants; index += 1) {
    const volunteer = await aVolunteer(server)
    pending.push({ volunteer, id: (await anApplication(volunteer, project.id)).id })
  }
  const [first] = pending
  if (!first) throw new Error('a project with applicants has at least one')
  return { owner, project, pending, ...first }
}

/** A volunteer's application that the organization accepted. */
export async function anAcceptedApplication(
  volunteer: { client: Client },
  owner: { client: Client },
  projectId: string,
): Promise<Application> {
  const { id } = await anApplication(volunteer, projectId)
  return expectSuccess(
    await owner.client.call(moveApplication, { params: { id }, body: { status: 'accepted' } }),
  )
}

/** Inserts pending applications by new people; returns the applications' ids. */
export async function insertApplicants(
  db: Db,
  { projectId, count, status = 'pending' }: { projectId: string; count: number; status?: ApplicationStatus },
): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID()
    const volunteerId = await insertPerson(db)
    await db
      .insert(applications)
      .values({ id, projectId, volunteerId, status, coverLetter: 'I would like to help.' })
    ids.push(id)
  }
  return ids
}

/** How many responses have each status, as {201: 1, 409: 9}. */
export function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
