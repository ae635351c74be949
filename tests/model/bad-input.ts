/** Requests to real things, each wrong in one way that its endpoint must refuse. */

interface Target {
  projectId: string
  perkId: string
  conversationId: string
  takenEmail: string
}

interface BadInput {
  by: 'volunteer' | 'owner'
  method: 'POST' | 'PATCH'
  path: string
  /** The body to send. */
  body: string
  status: number
}

const unknownId = '00000000-0000-4000-8000-000000000000'
const long = 'x'.repeat(20_000)
/** Values that are not text, or text that is not accepted. */
const noTexts = [null, 0, true, [], {}, '', '   ', 'a\0b', long]
const noIds = [null, 0, [], {}, '', 'x', `${unknownId}0`, '../..']
const noNumbers = [null, '', 'x', true, [], {}, 0.5, -1, 2 ** 53, 1e308]

/** Every invalid request to these things. */
export function listBadInput({
  projectId,
  perkId,
  conversationId,
  takenEmail,
}: Target): [BadInput, ...BadInput[]] {
  const spoil = (to: Omit<BadInput, 'body' | 'status'>, right: object, wrong: Record<string, unknown[]>) =>
    Object.entries(wrong).flatMap(([field, values]) =>
      values.map((value) => {
        const body = JSON.stringify({ ...right, [field]: value })
        // What PostgreSQL cannot store is refused before anything reads it.
        return { ...to, body, status: body.includes('\\u0000') ? 400 : 422 }
      }),
    )
  const apply = { by: 'volunteer', method: 'POST', path: '/api/applications' } as const
  const application = { projectId, message: 'I would like to help.' }
  const say = {
    by: 'volunteer',
    method: 'POST',
    path: `/api/conversations/${conversationId}/messages`,
  } as const
  const message = { id: unknownId, content: 'When do we begin?' }
  const redeem = { by: 'volunteer', method: 'POST', path: `/api/perks/${perkId}/redeem` } as const
  const review = { by: 'owner', method: 'POST', path: '/api/reviews' } as const
  const written = { applicationId: unknownId, rating: 5, reviewText: 'As it was.' }
  const edit = { by: 'owner', method: 'PATCH', path: `/api/projects/${projectId}` } as const
  const join = { by: 'volunteer', method: 'POST', path: '/api/register' } as const
  const account = {
    firstName: 'Robin',
    lastName: 'Tester',
    email: takenEmail,
    password: 'a long enough secret',
    userType: 'volunteer',
  }
  return [
    // Nothing has that id, for this person.
    { ...redeem, path: `/api/perks/${unknownId}/redeem`, body: '{"pointsCost":100}', status: 404 },
    { ...review, body: JSON.stringify(written), status: 404 },
    { ...apply, body: JSON.stringify({ ...application, projectId: unknownId }), status: 404 },
    { ...say, path: `/api/conversations/${unknownId}/messages`, body: JSON.stringify(message), status: 404 },
    { ...edit, path: `/api/projects/${unknownId}`, body: '{"maxVolunteers":2}', status: 404 },
    { ...redeem, body: '{"pointsCost":', status: 400 },
    { ...apply, body: '[]', status: 422 },
    { ...say, body: 'null', status: 422 },
    ...spoil(apply, application, { projectId: noIds, message: [0, true, [], {}, 'a\0b', long] }),
    ...spoil(say, message, { id: noIds, content: noTexts }),
    ...spoil({ ...say, path: `${say.path}` }, message, { attachmentIds: ['x', ['x'], [null], {}] }),
    ...spoil(redeem, {}, { pointsCost: [null, '', 'x', true, [], {}, 0.5] }),
    ...spoil(review, written, {
      applicationId: noIds,
      rating: [...noNumbers, 0, 6],
      reviewText: [0, [], 'a\0b', long],
    }),
    ...spoil(edit, {}, { maxVolunteers: [...noNumbers, 0], title: noTexts, experienceLevel: noTexts }),
    ...spoil(join, account, {
      email: noTexts,
      password: [null, 0, '', 'short', 'password123'],
      userType: noTexts,
    }),
  ]
}
