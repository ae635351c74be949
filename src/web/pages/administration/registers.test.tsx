import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { RegisterRun, RegisterRunArea } from '#contract/verification/register-runs.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const runPath = '/api/admin/registers/run'
const createPath = '/api/admin/registers/runs'
const file = { kind: 'bmf', name: 'eo1.csv', size: 8_000_000, source: 'upload', received: 0 } as const
const result: NonNullable<RegisterRun['result']> = {
  durationMs: 1200,
  files: [{ kind: 'bmf', name: 'eo1.csv', rows: 1_921_345, rejected: 0, postedOn: '2026-11-10' }],
  changes: [],
  rejections: [],
  rechecked: 3,
  suspended: [],
}

const aRun = (change: Partial<RegisterRun> = {}): RegisterRun => ({
  id: ids.project,
  state: 'done',
  isDryRun: true,
  isPartial: false,
  asOf: null,
  createdAt: '2026-11-24T09:00:00.000Z',
  endedAt: null,
  requestedBy: 'Sam Ortiz',
  files: [file],
  progress: null,
  attempts: 1,
  failure: null,
  result: null,
  ...change,
})

/** A server of the release before sends no `kind`. */
type ServedFile = Pick<RegisterRunArea['serverFiles'][number], 'name' | 'size'> &
  Partial<RegisterRunArea['serverFiles'][number]>

/** Opens the screen; `store.run` is the latest run of the server. */
function open(
  run: RegisterRun | null,
  answer: Answer = () => ({ body: null }),
  serverFiles: readonly ServedFile[] = [],
) {
  const store = { run }
  const opened = openScreen('/admin/registers', {
    user: aVolunteer({ isAdmin: true }),
    answer: (request) => {
      if (request.path === runPath)
        return { body: { run: store.run, folder: '/data/registers', serverFiles } }
      return request.method === 'GET' ? { body: [] } : answer(request)
    },
  })
  return { ...opened, store, person: userEvent.setup() }
}

it('says for a country without a register that none is needed', async () => {
  openScreen('/admin/registers', {
    user: aVolunteer({ isAdmin: true }),
    hasRegisters: false,
    answer: () => ({ body: [] }),
  })
  expect(await screen.findByText(/^Your country has no register that we can load\./)).toBeTruthy()
  expect(screen.queryByText('Not loaded')).toBeNull()
})

const findRun = (name: string) => screen.findByRole('region', { name })
const bytes = new File(['x'.repeat(9)], 'eo1.csv')

describe('loading registers', () => {
  it('says how much of an upload has arrived, without a form beside it, and not that it stopped', async () => {
    open(aRun({ state: 'uploading', files: [{ ...file, received: 4_000_000 }] }))
    const run = within(await findRun('Check of 1 file'))
    expect(run.getByText('Uploading, 4 MB of 8 MB')).toBeTruthy()
    expect(run.queryByText(/stopped/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Check files' })).toBeNull()
    expect(run.getByText(/by Sam Ortiz/)).toBeTruthy()
  })

  it('continues uploading when the screen is left, and asks before the page is closed meanwhile', async () => {
    let answerPart: (body: object) => void = () => {}
    const { person, store, sent, router } = open(null, ({ path }) => {
      store.run = aRun({ state: 'uploading' })
      if (path === createPath) return { body: store.run }
      return new Promise((resolve) => {
        answerPart = (body) => resolve({ body })
      })
    })
    await person.upload(await screen.findByLabelText(/Business Master File/), bytes)
    await person.click(screen.getByRole('button', { name: 'Check files' }))
    await expect.poll(() => sent.some(({ path }) => path.endsWith('/parts'))).toBe(true)
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(true)
    await router.navigate({ to: '/admin/people' })
    await screen.findByRole('searchbox')
    expect(isAsked()).toBe(true)
    answerPart({ received: 9 })
    await expect.poll(isAsked).toBe(false)
  })

  it('keeps what was chosen after a refusal, names the file and the reason, and leads there', async () => {
    const message = 'This file is empty'
    const { person, sent } = open(null, () => ({
      status: 422,
      body: { message: 'Check the form', code: 'invalid', issues: [{ path: 'files.0.size', message }] },
    }))
    const field = await screen.findByLabelText(/Business Master File/)
    await person.upload(field, bytes)
    await person.click(screen.getByRole('checkbox', { name: /only part/ }))
    await person.click(screen.getByRole('button', { name: 'Check files' }))
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    await expect.poll(() => document.activeElement).toBe(summary)
    await person.click(within(summary).getByRole('link', { name: 'eo1.csv: This file is empty' }))
    expect(document.activeElement).toBe(field)
    expect((await screen.findAllByText('Couldn’t start')).length).toBeGreaterThan(0)
    expect(screen.getByRole('checkbox', { name: /only part/ })).toHaveProperty('checked', true)
    expect(sent.find(({ path }) => path === createPath)?.body).toMatchObject({ isPartial: true })
  })

  it('still has its settings when the files were refused after the check', async () => {
    const { person, store } = open(null, () => {
      store.run = aRun({
        state: 'failed',
        failure: { cause: 'refused', message: 'no header' },
        isPartial: true,
      })
      return { body: store.run }
    })
    await person.upload(await screen.findByLabelText(/Business Master File/), bytes)
    await person.click(screen.getByRole('checkbox', { name: /only part/ }))
    await person.click(screen.getByRole('button', { name: 'Check files' }))
    expect(await screen.findByText('The files were refused: no header')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: /only part/ })).toHaveProperty('checked', true)
    expect(screen.getByLabelText(/Business Master File/)).toHaveProperty('files.length', 1)
  })

  it('names every file that was chosen as another one, and does not upload them', async () => {
    const { person, sent } = open(null)
    const master = await screen.findByLabelText(/Business Master File/)
    const publication = screen.getByLabelText(/Publication 78/)
    await person.upload(master, new File(['\n010024907|Bar Harbor|Bar Harbor|ME|United States|POF'], 'p.txt'))
    await person.upload(publication, new File(['EIN,NAME,ICO\n'], 'eo1.csv'))
    const texts = [
      'p.txt looks like “Publication 78”. Choose it there.',
      'eo1.csv looks like “Business Master File (eo1.csv to eo4.csv)”. Choose it there.',
    ]
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Check files' }))
    const summary = within(screen.getByRole('alert', { name: 'There is a problem' }))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(texts)
    expect(sent.some(({ path }) => path === createPath)).toBe(false)
    await person.upload(master, bytes)
    await person.upload(publication, new File(['x'], 'other.txt'))
    expect(screen.queryByText(/looks like/)).toBeNull()
  })

  it('offers each file on the server as what it is, and one that it does not recognize as any', async () => {
    const serverFiles = [
      { name: 'eo1.csv', size: 9, kind: 'bmf' as const },
      { name: 'p78.txt', size: 9, kind: 'pub78' as const },
      { name: 'notes.txt', size: 9, kind: null },
    ]
    const { person, sent } = open(null, () => ({ body: aRun({ state: 'waiting' }) }), serverFiles)
    await person.click(await screen.findByRole('radio', { name: 'On the server' }))
    const master = within(screen.getByRole('group', { name: /Business Master File/ }))
    expect(master.getByRole('checkbox', { name: /^eo1\.csv/ })).toBeTruthy()
    expect(screen.getAllByRole('checkbox', { name: /eo1|p78/ })).toHaveLength(2)
    expect(screen.getByText('We don’t recognize notes.txt. Choose it in the right list.')).toBeTruthy()
    const revocations = within(screen.getByRole('group', { name: 'Automatic revocations' }))
    await person.click(revocations.getByRole('checkbox', { name: /^notes\.txt/ }))
    expect(screen.getAllByRole('checkbox', { name: /^notes\.txt/, checked: true })).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Check files' }))
    await expect
      .poll(() => sent.find(({ path }) => path === createPath)?.body)
      .toMatchObject({ files: [{ kind: 'revocations', name: 'notes.txt', source: 'server' }] })
  })

  it.each([
    ['there is none of a kind', [{ name: 'eo1.csv', size: 9, kind: 'bmf' as const }], 2],
    ['a server of the release before sends no kind', [{ name: 'eo1.csv', size: 9 }], 0],
  ])('offers files on the server while %s', async (_, serverFiles, missing) => {
    const { person } = open(null, undefined, serverFiles)
    await person.click(await screen.findByRole('radio', { name: 'On the server' }))
    expect(screen.queryAllByText('None in the folder.')).toHaveLength(missing)
    expect(screen.getAllByRole('checkbox', { name: /^eo1\.csv/ })).toHaveLength(3 - missing)
  })

  it('says that a file must be chosen, and moves there', async () => {
    const { person } = open(null)
    await person.click(await screen.findByRole('button', { name: 'Check files' }))
    const summary = screen.getByRole('alert', { name: 'There is a problem' })
    expect(document.activeElement).toBe(summary)
    await person.click(within(summary).getByRole('link', { name: 'Choose at least one file' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/Business Master File/))
    await person.click(screen.getByRole('radio', { name: 'On the server' }))
    await person.click(screen.getByRole('button', { name: 'Check files' }))
    const group = screen.getByRole('group', { name: /Business Master File/ })
    const described = document.getElementById(group.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Choose at least one file')
    expect(screen.getByText('There are no files in /data/registers yet.')).toBeTruthy()
  })

  it('puts the focus on the run when its button goes away, and asks with the day and what happens to the rest', async () => {
    const files = [{ ...file, received: file.size }]
    const checked = aRun({ result, files, asOf: '2026-11-10', isPartial: true })
    const { person, store } = open(checked, ({ path }) => {
      const isLoad = path.endsWith('/load')
      store.run = aRun(
        isLoad ? { state: 'waiting', isDryRun: false } : { state: 'canceled', isDryRun: false },
      )
      return { body: store.run }
    })
    await person.click(await screen.findByRole('button', { name: 'Load now' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Posted by the IRS on Nov 10, 2026.+missing from them keep/)).toBeTruthy()
    await person.click(dialog.getByRole('button', { name: 'Load now' }))
    await screen.findByText('Waiting to start')
    await expect.poll(() => document.activeElement?.textContent).toBe('Load of 1 file')
    await person.click(screen.getByRole('button', { name: 'Stop' }))
    await screen.findByText('Stopped')
    await expect.poll(() => document.activeElement?.textContent).toBe('Load of 1 file')
  })

  it('lists the first 20 organizations that lose their mark, and the rest when asked, even with the same name', async () => {
    const suspended = Array.from({ length: 25 }, () => ({ name: 'Harbor Light', reasons: ['not_found'] }))
    const { person } = open(aRun({ result: { ...result, suspended } }))
    const run = within(await findRun('Check of 1 file'))
    expect(run.getAllByText('Harbor Light')).toHaveLength(20)
    await person.click(run.getByText('5 more organizations'))
    expect(await run.findAllByText('Harbor Light')).toHaveLength(25)
    expect(run.getByText(/Nothing was changed yet. 3 verified organizations/)).toBeTruthy()
  })
})
