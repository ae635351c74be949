/** What people do at a steady pace, while a test replaces what serves them. */
import { anOrganization, aProject, aVolunteer, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { openClient } from './server.ts'

/** True if a call wasn't carried out; 0 stands for no answer. */
export const isFailed = (status: number) => status === 0 || status >= 400

/** Sends calls of visitors and volunteers at a steady pace, until it is stopped; returns the statuses, 0 without an answer. */
export async function startLoad(url: string, perSecond = 50): Promise<() => Promise<number[]>> {
  const server = { openClient: () => openClient(url) }
  const { id } = await aProject(await anOrganization(server))
  const reader = await aVolunteer(server)
  const calls = [
    () => openClient(url).get('/api/projects'),
    () => openClient(url).get(`/api/projects/${id}`),
    () => reader.client.get('/api/user'),
    () => reader.client.get('/api/my-applications'),
    () => openClient(url).post('/api/register', registrationForm()),
    () => reader.client.post(`/api/projects/${id}/save`),
  ]
  const statuses: number[] = []
  const begun: Promise<void>[] = []
  const timer = setInterval(() => {
    const call = calls[begun.length % calls.length]
    if (!call) return
    begun.push(
      call().then(
        ({ status }) => void statuses.push(status),
        () => void statuses.push(0),
      ),
    )
  }, 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(begun)
    return statuses
  }
}
