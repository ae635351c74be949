import { describe, expect, it } from 'vitest'
import { compareItems, listScopeChanges, mergeScopeChanges } from './agreed-scope.ts'

const work = {
  timeCommitment: 2,
  duration: '2 weeks',
  timeline: null,
  applicationDeadline: '2026-12-01',
  isRemote: true,
  location: null,
  deliverables: '- Five flyers\n- Two banners',
}

describe('changes of the agreed scope', () => {
  it('edits of only spaces, empty lines and bullets change nothing', () => {
    const same = {
      ...work,
      duration: ' 2  weeks ',
      timeline: ' \n',
      deliverables: '* Two banners\r\n\r\n* Five   flyers ',
    }
    expect(listScopeChanges(work, same)).toEqual([])
  })

  it('each changed field is listed with its old and new value', () => {
    const changed = {
      ...work,
      timeCommitment: 40,
      timeline: 'Starts in May',
      applicationDeadline: null,
      isRemote: false,
      location: 'Portland',
    }
    expect(listScopeChanges(work, changed)).toEqual([
      { field: 'hours', before: '2', after: '40' },
      { field: 'timeline', before: null, after: 'Starts in May' },
      { field: 'deadline', before: '2026-12-01', after: null },
      { field: 'location', before: 'Remote', after: 'Portland' },
    ])
  })

  it('a location counts as no change while the project is remote', () => {
    expect(listScopeChanges(work, { ...work, location: 'Portland' })).toEqual([])
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
