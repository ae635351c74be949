import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName, findNameFault, sanitizeName, type NameFault } from './names.ts'

/** Names in a row, separated by bars. */
const split = (...lines: readonly string[]) => lines.flatMap((line) => line.split('|'))

const honest = split(
  "O'Brien|O’Brien|Åsa|Nguyễn|Nguye\u0302\u0303n|José María|Zoë|Łukasz|İpek|Þór|Ng|X|D. B.|Jean-Luc|van der Berg",
  '日本|山田太郎|渡辺\u{E0100}|김민수|東京フードバンク|中国儿童基金会|さくら・ハウス|葛\u{E0100}城',
  'محمد علي|مُحَمَّد|کتاب\u200Cخانه|می\u200Cخواهم|دوست\u200Cداران|שָׁלוֹם|בית לחם|אגודת צ׳ק',
  'हिन्दी|क्षत्रिय|क्\u200Dष|ज़िंदगी|শ্রী|র\u200D্যাব|ශ්\u200Dරී ලංකා|അനില്\u200D|தமிழ்|ਪੰਜਾਬ',
  'กรุงเทพฯ|น้ำใจ|လျှော့|ខ្មែរ|བསྒྲུབས|ᠮᠣᠩᠭᠣᠯ|Ελένη|Дмитрий|Հայաստան|საქართველო|አማርኛ',
  'St. John’s Food Bank & Pantry (North)|100% Kids!|A+ Tutors|Girls, Inc.®|C*STAR|Teach™|4-H Club|Caring™️ Hands',
  'Café ☕ Talks|❤️ Kids|Pride 🏳️ Ohio|🌱 Grow|Music ♪ Makers|✡ Beth El|☪ Center|🎗 Hope|👍🏽 Yes|🌱🌱|USA 🇺🇸 Vets',
  'C++|C#|.NET|UI/UX|Open-Source|#1 Dads|501(c)(3)|R&D|Q̃uechua|Ọ̀ṣun|i̇̃ Lietuva|@riverside',
  'Élan vital|  Maya  |José\u00A0María|№ 5|25°|A → Z|√2 Club|10 × 10|¿Qué?|“Quoted”|Straße|ﬁnance|𝐁old',
)

const hostile: [NameFault, readonly string[]][] = [
  [
    'hidden',
    split(
      '\u202Egnitset|Maya\u202Etxt|a\u202Ab|a\u202Bb|a\u202Cb|a\u202Db|a\u2066b|a\u2067b|a\u2068b|a\u2069b',
      'a\u200Eb|a\u200Fb|a\u061Cb|a\u200Bb|\u200BMaya|a\u2060b|a\uFEFFb|a\u00ADb|a\u034Fb|a\u180Eb|\u2067\u2067',
      'a\u200Cb|a\u200Db|日\u200D本|م\u200C\u200Cح|م\u200C|\u200Cم|a\uFE0Fb|a\u{E0100}b|a\u{E0041}|\ud800',
      'a\tb|a\nb|a\r\nBcc: b|a\u0007b|a\u001Bb|a\u007Fb|a\u0085b|a\u2028b|a\u2029b|a\uFFF9b|a\uFFFCb',
      '\u3164|\u115F|\u1160|\uFFA0|\u2800|\u2800\u2800|a\u3164b|\u17B4',
      '\uE000|Apple \uF8FF|\u{F0000}|\uFFFE|\uFDD0|\u{1FFFF}|\u0378',
      '👩\u200D🏫 Teachers|🏴\u{E0067}\u{E0062}\u{E007F}',
    ),
  ],
  [
    'mark',
    split(
      '✓|✓ Riverside|Riverside ✔|Riverside ✔️|☑ Riverside|☑️|✅ Riverside|🗸 River|River ⍻|🗹 River|River 🮱|𐄂 River',
      'River √|√ Verified|River ☒|★ River|River ☆|⭐ River|River ⭐️|🌟 River|✪ River|✩ River|🟊 River|⯨ River',
      '🛡 River|🛡️ River|⛨ River|🏅 River|🎖 River|🥇 River|🏆 River|🏵 River|📛 River|🪪 River',
      '🔵 River|🟢 River|🔷 River|💠 River|River Ⓥ|River ⓥ|River 🅥|River 🆗|River ㊣|River 🉐|V\u20DD River|✔\u20DD',
    ),
  ],
  [
    'accents',
    split(
      '\u0301Maya|M\u0300\u0301\u0302\u0303aya|q\u0301\u0301\u0301|Z\u0337\u0321\u0322\u0323\u0324|ก็็็',
      'م\u064B\u064C\u064D\u064E',
    ),
  ],
  ['blank', split('.|...|-|—|!?|()|· · ·|""|&|®|%%%|_|¿|\u00A0.\u00A0')],
]

describe('a name', () => {
  test.each(honest)('a name may be %s', (name) => {
    expect(findNameFault(name)).toBeNull()
    expect(sanitizeName(name)).toBe(cleanName(name))
  })

  describe.each(hostile)('names with the fault "%s"', (fault, names) => {
    test.each(names.map((name) => [JSON.stringify(name), name]))('%s has this fault', (_, name) => {
      expect(findNameFault(name)).toBe(fault)
      expect(findNameFault(`${name} Food Bank`)).toBe(fault === 'blank' ? null : fault)
    })
  })

  test('there are more than 60 examples of allowed and of rejected names', () => {
    expect(honest.length).toBeGreaterThan(60)
    expect(hostile.flatMap(([, names]) => names).length).toBeGreaterThan(60)
  })

  test('a name is stored in one form, with plain spaces', () => {
    expect(cleanName('Nguye\u0302\u0303n')).toBe('Nguyễn')
    expect(cleanName('\u00A0José\u00A0María\u2009\u3000')).toBe('José María')
    expect(findNameFault(' \u00A0 ')).toBeNull()
  })

  test('a stored name does not change when it is cleaned again, and a sanitized one has no fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        expect(cleanName(cleanName(text))).toBe(cleanName(text))
        expect(['hidden', 'mark']).not.toContain(findNameFault(sanitizeName(text)))
      }),
      { numRuns: 2000 },
    )
  })
})
