import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyEdit,
  canonicalForm,
  compareItems,
  listScopeChanges,
  mergeScopeChanges,
  scopeOf,
  type ScopedProject,
} from './agreed-scope.ts'

const work: ScopedProject = {
  title: 'A spring campaign',
  timeCommitment: 2,
  duration: '1-2 weeks',
  timeline: null,
  isRemote: true,
  location: null,
  deliverables: '- Five flyers\n- Two banners',
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
      timeline: null,
      isRemote: true,
      location: null,
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

describe('two lists of deliverables', () => {
  it('lists of deliverables differ by their added and removed items', () => {
    expect(compareItems('1. Five flyers\n2. Two banners', '1. Two banners\n2. A website')).toEqual({
      added: ['A website'],
      removed: ['Five flyers'],
    })
  })

  it('deliverables may be written as sentences', () => {
    expect(compareItems('Five flyers. Two banners.', 'Five flyers. Three banners.')).toEqual({
      added: ['Three banners.'],
      removed: ['Two banners.'],
    })
  })
})

const text = fc.option(fc.string({ unit: 'grapheme' }), { nil: null })
const project: fc.Arbitrary<ScopedProject> = fc.record({
  title: fc.string({ unit: 'grapheme' }),
  deliverables: text,
  timeCommitment: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
  duration: fc.option(fc.constantFrom('1-2 weeks', '1-2 months', 'ongoing', 'a while'), { nil: null }),
  timeline: text,
  isRemote: fc.boolean(),
  location: text,
  contactInstructions: text,
})

describe('any scope', () => {
  it('comes back from its canonical text', () => {
    fc.assert(
      fc.property(project, (each) => {
        expect(JSON.parse(canonicalForm(scopeOf(each)))).toEqual(scopeOf(each))
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
