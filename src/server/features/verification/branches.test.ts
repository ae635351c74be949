import { beforeAll, expect, test } from 'vitest'
import { getOrganization } from '#contract/organizations/page.ts'
import { verificationForm } from '#tests/support/web/forms.ts'
import { branchLine } from '#tests/support/scenarios/registry.ts'
import { anOrganization, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { requestVerification, readVerification, useRegister } from '#tests/support/scenarios/verification.ts'

const server = useServer()
const register = useRegister(server)
const name = 'AMERICAN LEGION'
const lines = [
  branchLine('010000001', {
    name,
    affiliation: '6',
    city: 'INDIANAPOLIS',
    sortName: 'NATIONAL HEADQUARTERS',
  }),
  branchLine('010000071', { name, sortName: '71 DONALD H', city: 'VELVA' }),
  branchLine('010000072', { name, sortName: '72 OTHER NAME', city: 'VELVA' }),
  branchLine('010000073', { name, city: 'KEENE' }),
  branchLine('010000074', { name, city: 'VELVA' }),
]
beforeAll(() => register.load(lines))

const formOf = (ein: string, organizationName: string) => verificationForm({ organizationName, ein })

test('a local post with the name of the national organization waits and sees what to add', async () => {
  const owner = await anOrganization(server)
  const { status, body } = await requestVerification(owner, formOf('01-0000071', 'American Legion'))
  expect([status, body]).toMatchObject([
    202,
    {
      isVerified: false,
      reasons: [
        {
          code: 'branch_not_named',
          text: 'The register has this EIN for a local branch. Add the branch to the name, for example “Post 71” or the town.',
        },
      ],
      checks: { matchedName: name, branch: '71 DONALD H', nameTier: 'C' },
    },
  ])
})

test('a local post that says which one it is is verified, and the branch is on its page and in the evidence', async () => {
  const owner = await anOrganization(server)
  const answer = await requestVerification(owner, formOf('01-0000071', 'American Legion, Post 71'))
  expect(answer).toMatchObject({ status: 200, body: { checks: { branch: '71 DONALD H', nameTier: 'B' } } })
  expect(await readVerification(owner)).toMatchObject({ checks: { branch: '71 DONALD H' } })
  const page = await server.openClient().call(getOrganization, { params: { id: owner.organizationId } })
  expect(expectSuccess(page)).toMatchObject({
    organizationName: 'American Legion, Post 71',
    legalStatus: { branch: '71 Donald H', isByRegister: true },
  })
})

test('the national organization itself is confirmed by its name', async () => {
  const { status, body } = await requestVerification(
    await anOrganization(server),
    formOf('01-0000001', 'American Legion'),
  )
  expect([status, body]).toMatchObject([200, { checks: { branch: null, nameTier: 'A' } }])
})

test.each([
  ['of a name that others of its group have', ['01-0000073', 'American Legion'], 202],
  ['which adds its town', ['01-0000073', 'American Legion, Keene'], 200],
  ['which adds a town where there are others', ['01-0000074', 'American Legion, Velva'], 202],
  ['which adds the number of another', ['01-0000072', 'American Legion, Post 71'], 202],
] as const)(
  'a branch without more details in the register, %s, is decided by its own statement',
  async (_, [ein, given], status) => {
    expect((await requestVerification(await anOrganization(server), formOf(ein, given))).status).toBe(status)
  },
)

test('a register with more details about a branch suspends a verification that used the national name', async () => {
  await register.load([branchLine('010000080', { name: 'GUILD OF BELLS', affiliation: '3' })])
  const owner = await anOrganization(server)
  expect((await requestVerification(owner, formOf('01-0000080', 'Guild of Bells'))).status).toBe(200)
  const out = await register.load([branchLine('010000080', { name: 'GUILD OF BELLS', sortName: '8 TOWER' })])
  expect(out).toContain('Guild of Bells: branch_not_named')
  expect(await readVerification(owner)).toMatchObject({
    state: 'suspended',
    reasons: [{ code: 'branch_not_named' }],
  })
})

test('a loaded register has the index that finds other members of a group with the same name', async () => {
  await register.load(lines)
  const { rows } = await server.database.pool.query(
    "select indexname from pg_indexes where tablename = 'registry_bmf' order by indexname",
  )
  expect(rows).toEqual([{ indexname: 'registry_bmf_namesakes' }, { indexname: 'registry_bmf_pkey' }])
})
