import { expect, test } from 'vitest'
import { questions } from '#tests/support/checks/enumeration-table.ts'
import { anOrganization, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

test.each(questions)(
  'S12 $about returns the same status, body and headers for an address with an account and one without',
  async ({ ask, isSignedIn, isOrganization, status }) => {
    const { email } = await aVolunteer(server)
    const response = async (address: string) => {
      const asker = await (isOrganization ? anOrganization(server) : aVolunteer(server))
      const client = isSignedIn ? asker.client : server.openClient()
      const { path, body } = ask(address, asker)
      const answer = await client.post(path, body)
      const headers = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
      return { status: answer.status, body: answer.body, headers, cookies: [...client.cookies.keys()] }
    }
    const known = await response(email)
    expect(known.status).toBe(status)
    expect(await response('nobody-at-all@example.org')).toEqual(known)
  },
)
