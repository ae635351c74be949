import { beforeAll, describe, expect, test } from 'vitest'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { fieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { organizationChanges } from '#contract/profiles/organization-profiles.ts'
import { createVolunteerProfile, volunteerChanges } from '#contract/profiles/volunteer-profiles.ts'
import { projectChanges } from '#contract/projects/form.ts'
import type { NameFault } from '#domain/text/names.ts'
import {
  onboardingForm,
  organizationProfileForm,
  verificationForm,
  volunteerProfileForm,
} from '#tests/support/web/forms.ts'
import {
  aDual,
  aProject,
  aVolunteer,
  projectForm,
  registrationForm,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
let owner: OrganizationOwner
let volunteer: Person
let project: string
beforeAll(async () => {
  owner = await aDual(server)
  expectSuccess(await owner.client.patch('/api/organization-profile/current', organizationProfileForm()))
  project = (await aProject(owner)).id
  volunteer = await aVolunteer(server)
  expectSuccess(await volunteer.client.call(createVolunteerProfile, { body: volunteerProfileForm() }))
})

const faults: [NameFault, (name: string) => string][] = [
  ['hidden', (name) => `\u202E${name}`],
  ['hidden', (name) => `${name}\u200B x`],
  ['mark', (name) => `${name} ✓`],
  ['accents', (name) => `${name}\u0300\u0301\u0302\u0303\u0304`],
  ['blank', (name) => name.replaceAll(/./g, '-')],
]

const registered = async (form: object) =>
  server.openClient().post('/api/register', { ...registrationForm(), ...form })
const ofProject = (form: object) => owner.client.patch(`/api/projects/${project}`, form)
const ofOrganization = (form: object) => owner.client.patch('/api/organization-profile/current', form)
const ofVolunteer = (form: object) => volunteer.client.patch('/api/volunteer-profile/current', form)
const toVerify = (form: object) =>
  owner.client.post('/api/organization/verify', { ...verificationForm(), ...form })
const perk = (fields: object) => ({ type: 'custom', title: 'Reference letter', ...fields })
const earlier = { description: 'y'.repeat(30), impact: 'y'.repeat(30), skills: ['Research'] }

/** The fields in which people write a name, a title or a label, by the path of their error. */
const nameFields: [string, (name: string) => Promise<{ status: number; body: Record<string, unknown> }>][] = [
  ['firstName', (firstName) => registered({ firstName })],
  ['lastName', (lastName) => registered({ lastName })],
  ['organizationName', (organizationName) => ofOrganization({ organizationName })],
  ['organizationName', (organizationName) => toVerify({ organizationName })],
  [
    'organizationName',
    (organizationName) => owner.client.post('/api/projects', { ...projectForm(), organizationName }),
  ],
  ['location', (location) => ofOrganization({ location })],
  ['contactPhone', (contactPhone) => ofOrganization({ contactPhone })],
  ['employeeCount', (employeeCount) => ofOrganization({ employeeCount })],
  ['focusAreas.0', (name) => ofOrganization({ focusAreas: [name] })],
  ['address.street', (street) => toVerify({ address: { ...verificationForm().address, street } })],
  ['address.city', (city) => toVerify({ address: { ...verificationForm().address, city } })],
  ['address.state', (state) => toVerify({ address: { ...verificationForm().address, state } })],
  ['contactPersonName', (contactPersonName) => toVerify({ contactPersonName })],
  ['contactPersonTitle', (contactPersonTitle) => toVerify({ contactPersonTitle })],
  ['title', (title) => ofProject({ title })],
  ['title', (title) => owner.client.post('/api/projects', { ...projectForm(), title })],
  ['location', (location) => ofProject({ location })],
  ['duration', (duration) => ofProject({ duration })],
  ['requiredSkills.0', (name) => ofProject({ requiredSkills: [name] })],
  ['skillsRequired.1', (name) => ofProject({ skillsRequired: ['Research', name] })],
  ['preferredSkills.0', (name) => ofProject({ preferredSkills: [name] })],
  ['causeAreas.0', (name) => ofProject({ causeAreas: [name] })],
  ['contactName', (contactName) => ofProject({ contactName })],
  ['milestones.0.title', (title) => ofProject({ milestones: [{ title }] })],
  ['perks.0.title', (title) => ofProject({ perks: [perk({ title })] })],
  ['headline', (headline) => ofVolunteer({ headline })],
  ['location', (location) => ofVolunteer({ location })],
  ['skills.0', (name) => ofVolunteer({ skills: [name] })],
  ['preferredCauses.0', (name) => ofVolunteer({ preferredCauses: [name] })],
  ['interests.0', (name) => ofVolunteer({ interests: [name] })],
  ['languages.0', (name) => ofVolunteer({ languages: [name] })],
  [
    'portfolio.projects.0.title',
    (title) => ofVolunteer({ portfolio: { projects: [{ ...earlier, title }] } }),
  ],
  ['skills.0', (name) => volunteer.client.post('/api/onboarding', { ...onboardingForm(), skills: [name] })],
]

const forms = { volunteerChanges, organizationChanges, projectChanges }
const hidden = '\u202ERiverside'
const hiddenText = fieldText('names.hidden')

/** The fields of a form, and the entries of its lists, that refuse hidden characters as names do. */
const listNames = (form: (typeof forms)[keyof typeof forms]): string[] =>
  form.keyof().options.flatMap((field) =>
    [
      { path: field, value: hidden },
      { path: `${field}.0`, value: [hidden] },
    ].flatMap(({ path, value }) => {
      const { error } = form.safeParse({ [field]: value })
      const isName = error?.issues.some(
        (issue) => issue.path.join('.') === path && issue.message === hiddenText,
      )
      return isName ? [path] : []
    }),
  )

test.each(Object.entries(forms))('every name in %s is among the names that are tried here', (_, form) => {
  const names = listNames(form)
  expect(names.length).toBeGreaterThan(2)
  const tried = new Set(nameFields.map(([path]) => path))
  expect(names.filter((name) => !tried.has(name))).toEqual([])
})

describe('a name or a title', () => {
  describe.each(nameFields.map(([path, send], index) => ({ path, send, at: index + 1 })))(
    'a name written as $path (place $at)',
    ({ path, send }) => {
      test('a name that hides characters, imitates a mark or is empty is refused with a clear message', async () => {
        for (const [fault, spoilName] of faults) {
          const { status, body } = await send(spoilName('Riverside'))
          expect([fault, status, body['issues']]).toEqual([
            fault,
            422,
            [{ path, message: fieldsCatalog.read('en').names[fault] }],
          ])
        }
      })
    },
  )

  test('a name is stored with normalized letters and spaces, whatever its script', async () => {
    const client = server.openClient()
    const names = { firstName: ' Nguye\u0302\u0303n\u00A0Thị ', lastName: 'کتاب\u200Cخانه' }
    expectSuccess(await client.post('/api/register', { ...registrationForm(), ...names }))
    expect(expectSuccess(await client.call(getCurrentUser, {}))).toMatchObject({
      firstName: 'Nguyễn Thị',
      lastName: 'کتاب\u200Cخانه',
    })
    const honest = {
      title: 'Café ☕ Talks, 100% Kids!®',
      requiredSkills: ['C++', 'हिन्दी'],
      location: 'São Paulo',
      isRemote: false,
    }
    expect((await ofProject(honest)).body).toMatchObject(honest)
  })
})

describe('a long text', () => {
  test('a long text keeps its lines, scripts and symbols, and its direction marks do not affect the text around it', async () => {
    const { body } = await ofProject({
      description: `✅ First\n⭐ שלום (1)\n👩\u200D👧 می\u200Cخواهم ${'y'.repeat(50)}\n\u2067open \u202Egnp.exe`,
    })
    expect(body['description']).toBe(
      `✅ First\n⭐ שלום (1)\n👩\u200D👧 می\u200Cخواهم ${'y'.repeat(50)}\n\u2067open gnp.exe\u2069`,
    )
    const { body: sent } = await volunteer.client.post('/api/applications', {
      projectId: project,
      message: '\u202Bstays inside',
    })
    expect(sent['message']).toBe('\u202Bstays inside\u202C')
  })
})
