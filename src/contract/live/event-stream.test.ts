import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser } from './event-stream.ts'

const text =
  'id: 7\nevent: open\ndata: {"heartbeat":20}\n\n: \n\nid: 8\nevent: message\ndata: {"text":"a: b\\n\\nc — 👋"}\n\nevent: typing\ndata: {}\n\n'
const events = [
  { id: 7, kind: 'open', data: { heartbeat: 20 } },
  { id: 8, kind: 'message', data: { text: 'a: b\n\nc — 👋' } },
  { id: null, kind: 'typing', data: {} },
]

test('a stream is parsed the same no matter how it is split', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cutPositions) => {
      const read = createEventParser()
      const places = [0, ...cutPositions.toSorted((a, b) => a - b), text.length]
      const pieces = places.slice(1).map((end, index) => text.slice(places[index], end))
      expect(pieces.flatMap((piece) => read(piece))).toEqual(events)
    }),
  )
})

test('incomplete frames and heartbeats produce no event', () => {
  const read = createEventParser()
  expect(read(': \n\nid: 1\nevent: message\ndata: {')).toEqual([])
  expect(read('}\n')).toEqual([])
  expect(read('\n')).toEqual([{ id: 1, kind: 'message', data: {} }])
})

test('data that is not JSON is undefined', () => {
  expect(createEventParser()('event: message\ndata: {\n\n')).toEqual([
    { id: null, kind: 'message', data: undefined },
  ])
})
