import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyEdit,
  canonicalForm,
  compareItems,
  laterFields,
  listMilestones,
  listScopeChanges,
  mergeScopeChanges,
  scopeOf,
  type ScopedProject,
} from './agreed-scope.ts'

const work: ScopedProject = {
  title: 'A spring campaign',
  timeCommitment: 2,
  duration: '1-2 weeks',
  startDate: null,
  endDate: null,
  milestones: [],
  timeline: null,
  isRemote: true,
  location: null,
  deliverables: '- Five flyers\n- Two banners',
  contactName: null,
  contactInstructions: 'Write to Ruth.',
}
const changesOf = (before: ScopedProject, after: ScopedProject) =>
  listScopeChanges(scopeOf(before), scopeOf(after))

describe('the scope of a project', () => {
  it('states what is agreed, with the total of its hours', () => {
    expect(scopeOf(work)).toEqual({
      title: 'A spring campaign',
      deliverables: '- Five flyers\n- Two banners',
      hoursPerWeek: 2,
      totalHours: 3,
      duration: '1-2 weeks',
      startDate: null,
      endDate: null,
      milestones: null,
      timeline: null,
      isRemote: true,
      location: null,
      contactName: null,
      contact: 'Write to Ruth.',
    })
  })

  it('has no total without a known duration', () => {
    expect(scopeOf({ ...work, duration: 'ongoing' }).totalHours).toBeNull()
    expect(scopeOf({ ...work, timeCommitment: null }).totalHours).toBeNull()
  })

  it('has one canonical text, whatever the order of its fields', () => {
    const scope = scopeOf(work)
    const reversed = Object.fromEntries(Object.entries(scope).toReversed())
    expect(canonicalForm({ ...scope, ...reversed })).toBe(canonicalForm(scope))
    expect(canonicalForm(scope)).toBe(
      '{"contact":"Write to Ruth.","deliverables":"- Five flyers\\n- Two banners","duration":"1-2 weeks",' +
        '"hoursPerWeek":2,"isRemote":true,"location":null,"timeline":null,"title":"A spring campaign","totalHours":3}',
    )
  })

  it('has days, milestones and a contact person in its canonical text only if they are stated', () => {
    const milestones = [{ title: 'A first draft', dueDate: '2026-12-12', afterHours: 1 }]
    const stated = { startDate: '2026-12-01', endDate: '2026-12-14', milestones, contactName: 'Ruth' }
    const text = canonicalForm(scopeOf({ ...work, ...stated }))
    expect(text).toContain('"contactName":"Ruth"')
    expect(text).toContain('"endDate":"2026-12-14"')
    expect(text).toContain('"milestones":[{"afterHours":1,"dueDate":"2026-12-12","title":"A first draft"}]')
    for (const field of laterFields) expect(canonicalForm(scopeOf(work))).not.toContain(field)
  })
})

describe('changes of the agreed scope', () => {
  it('edits of only spaces, empty lines and bullets change nothing', () => {
    const same = {
      ...work,
      title: ' A  spring campaign ',
      timeline: ' \n',
      deliverables: '* Two banners\r\n\r\n* Five   flyers ',
    }
    expect(changesOf(work, same)).toEqual([])
  })

  it('each changed field is listed with its old and new value', () => {
    const changed = {
      ...work,
      timeCommitment: 40,
      timeline: 'Starts in May',
      isRemote: false,
      location: 'Portland',
      contactName: null,
      contactInstructions: null,
    }
    expect(changesOf(work, changed)).toEqual([
      { field: 'hours', before: '2', after: '40' },
      { field: 'totalHours', before: '3', after: '60' },
      { field: 'location', before: 'Remote', after: 'Portland' },
      { field: 'timeline', before: null, after: 'Starts in May' },
      { field: 'contact', before: 'Write to Ruth.', after: null },
    ])
  })

  it('a location counts as no change while the project is remote', () => {
    expect(changesOf(work, { ...work, location: 'Portland' })).toEqual([])
  })

  it('several edits are merged from the first state to the last, without reverted changes', () => {
    const edits = [
      [
        { field: 'hours', before: '2', after: '40' },
        { field: 'duration', before: '2 weeks', after: null },
      ],
      [{ field: 'duration', before: null, after: '2 weeks' }],
      [{ field: 'hours', before: '40', after: '4' }],
    ] as const
    expect(mergeScopeChanges(edits)).toEqual([{ field: 'hours', before: '2', after: '4' }])
  })
})

describe('milestones', () => {
  const milestones = [
    { title: 'A first draft', dueDate: null, afterHours: 1 },
    { title: 'The flyers are printed', dueDate: '2026-12-14', afterHours: null },
  ]

  it('milestones differ by what is done, by when and after how many hours', () => {
    const [first, second] = milestones
    expect(changesOf({ ...work, milestones }, { ...work, milestones: milestones.toReversed() })).toEqual([])
    const [change] = changesOf(
      { ...work, milestones },
      {
        ...work,
        milestones: [{ title: '', dueDate: null, ...first, afterHours: 2 }, ...milestones.slice(1)],
      },
    )
    expect(change?.field).toBe('milestones')
    expect(listMilestones(change?.before ?? null)).toEqual([first, second])
    expect(compareItems('milestones', { before: null, after: null, ...change })).toEqual({
      added: ['A first draft · 2 h'],
      removed: ['A first draft · 1 h'],
    })
  })

  it('are stated by a project that has some', () => {
    expect(changesOf(work, { ...work, milestones: milestones.slice(1) })).toEqual([
      { field: 'milestones', before: null, after: 'The flyers are printed · 2026-12-14' },
    ])
  })
})

describe('two lists of deliverables', () => {
  it('lists of deliverables differ by their added and removed items', () => {
    expect(
      compareItems('deliverables', {
        before: '1. Five flyers\n2. Two banners',
        after: '1. Two banners\n2. A website',
      }),
    ).toEqual({
      added: ['A website'],
      removed: ['Five flyers'],
    })
  })

  it('deliverables may be written as sentences', () => {
    expect(
      compareItems('deliverables', {
        before: 'Five flyers. Two banners.',
        after: 'Five flyers. Three banners.',
      }),
    ).toEqual({
      added: ['Three banners.'],
      removed: ['Two banners.'],
    })
  })
})

const text = fc.option(fc.string({ unit: 'grapheme' }), { nil: null })
const day = fc.option(fc.constantFrom('2026-12-01', '2027-01-31'), { nil: null })
const milestone = fc.record({
  afterHours: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null }),
  title: fc.string({ unit: 'grapheme' }),
  dueDate: day,
})
const project: fc.Arbitrary<ScopedProject> = fc.record({
  title: fc.string({ unit: 'grapheme' }),
  deliverables: text,
  timeCommitment: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
  duration: fc.option(fc.constantFrom('1-2 weeks', '1-2 months', 'ongoing', 'a while'), { nil: null }),
  startDate: day,
  endDate: day,
  milestones: fc.array(milestone, { maxLength: 4 }),
  timeline: text,
  isRemote: fc.boolean(),
  location: text,
  contactName: text,
  contactInstructions: text,
})

describe('any scope', () => {
  it('comes back from its canonical text', () => {
    fc.assert(
      fc.property(project, (each) => {
        const notStated = Object.fromEntries(laterFields.map((field) => [field, null]))
        const read: unknown = JSON.parse(canonicalForm(scopeOf(each)))
        expect(Object.assign(notStated, read)).toEqual(scopeOf(each))
      }),
    )
  })

  it('does not differ from itself', () => {
    fc.assert(
      fc.property(project, (each) => {
        expect(changesOf(each, each)).toEqual([])
      }),
    )
  })

  it('becomes the edited one if every change is applied, and then nothing differs', () => {
    fc.assert(
      fc.property(project, project, (before, after) => {
        const edit = { before: scopeOf(before), after: scopeOf(after) }
        expect(listScopeChanges(applyEdit(edit.before, edit), edit.after)).toEqual([])
      }),
    )
  })

  it('differs from another in the same fields, whichever comes first', () => {
    fc.assert(
      fc.property(project, project, (one, other) => {
        const there = changesOf(one, other).map(({ field, before, after }) => ({ field, before, after }))
        const back = changesOf(other, one).map(({ field, before, after }) => ({
          field,
          before: after,
          after: before,
        }))
        expect(back).toEqual(there)
      }),
    )
  })
})
