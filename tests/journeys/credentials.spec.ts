import { finishWork, publishProject, register, signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'

test('anyone can check the credential of signed-off work, and read why an administrator revoked it', async ({
  page: stranger,
  openBrowser,
}) => {
  const title = 'Letters that a checker can read'
  const [volunteer, owner] = [await openBrowser(), await openBrowser()]
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Ada' })
  await register(owner, { type: 'Organization', firstName: 'Nadia' })
  const projectId = await publishProject(owner, {
    organizationName: 'Tenants of the West Side',
    title,
    cause: 'Housing',
    skill: 'Research',
    places: 2,
  })
  await finishWork(volunteer, owner, projectId)
  const findWork = async () => {
    const own = await (await volunteer.request.get('/api/credentials')).json()
    return own.find(({ kind }: { kind: string }) => kind === 'work')?.id
  }
  // A job issues it.
  await expect.poll(findWork).toBeTruthy()
  const path = `/credentials/${await findWork()}`

  await stranger.goto(path)
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(stranger.getByText('This credential is valid')).toBeVisible()
  const file = await (await stranger.request.get(`${path}.json`)).json()
  expect(file.proof.cryptosuite).toBe('eddsa-rdfc-2022')

  await signInByCall(owner, 'admin')
  await owner.goto(path)
  await owner.getByRole('button', { name: 'Revoke credential' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('textbox').fill('It was given by mistake')
  await expectAccessible(owner, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Revoke credential' }).click()
  await expect(owner.getByText('This credential was revoked')).toBeVisible()

  await stranger.reload()
  await expect(stranger.getByText('It was given by mistake')).toBeVisible()
  await expectAccessible(stranger)
})
