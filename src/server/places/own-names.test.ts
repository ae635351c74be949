import { beforeAll, describe, expect, it } from 'vitest'
import { loadPlaceFinder, type PlaceFinder } from './find-place.ts'
import { loadGazetteer, type Gazetteer } from './gazetteer.ts'
import { listOtherNames } from './own-names.ts'

let gazetteer: Gazetteer
let finder: PlaceFinder
beforeAll(async () => {
  gazetteer = await loadGazetteer()
  finder = await loadPlaceFinder()
})

describe('cities with names in more than one language', () => {
  it('are found by each of them', () => {
    for (const { country, name, others } of listOtherNames()) {
      const city = gazetteer.find(name, country)
      expect([name, city === null]).toEqual([name, false])
      for (const other of others) {
        expect([other, gazetteer.find(other, country)]).toEqual([other, city])
        // Alone it means the same city, not a smaller one elsewhere.
        expect([other, gazetteer.find(other, null)]).toEqual([other, city])
      }
    }
  })

  it('are called as they are typed', async () => {
    for (const typed of ['München', 'Wien', 'Praha', 'Köln', 'Cologne']) {
      const place = finder.locate(typed)
      expect([typed, place.point === null]).toEqual([typed, false])
      const { name } = await finder.identify(typed, place)
      expect(name.split(',')[0]).toBe(typed)
    }
    expect((await finder.suggest('Münch')).some((name) => name.startsWith('München, '))).toBe(true)
  })

  it('are not mixed up with towns of the same name', () => {
    expect(finder.locate('Vienna, VA').region).toBe('US.VA')
    expect(finder.locate('Roma, TX').region).toBe('US.TX')
    expect(finder.locate('Geneva, NY').region).toBe('US.NY')
  })
})
