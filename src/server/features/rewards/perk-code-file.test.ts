import { expect, test } from 'vitest'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { validateCodeRows, parseCodeRows } from './perk-code-file.ts'

const read = (csv: string) => {
  const found = parseCodeRows(csv)
  return 'issue' in found ? { codes: [], issues: [found.issue] } : validateCodeRows(found.rows, [])
}

test.each([
  ['\uFEFF"Name, first";Code;Price\r\nJo;A-1;1,50\r\nAl;B-2;2,00\r\n', 'semicolons'],
  ['Name,Code,Price\nJo,A-1,1.50\nAl,B-2,2.00', 'commas'],
  ['A-1\nB-2', 'nothing, as there is one code a line'],
])('the codes of %j are parsed with cells separated by %s', (csv) => {
  expect(read(csv)).toEqual({ codes: ['A-1', 'B-2'], issues: [] })
})

test.each(['Jo;A-1\nAl;B-2', 'Jo,A-1\nAl,B-2'])(
  'cells of %j without a header are refused with the required one',
  (csv) => {
    const { codes, issues } = read(csv)
    expect(codes).toEqual([])
    expect(issues.map(({ message }) => describeFieldText(fieldsCatalog.read('en'), message))).toEqual([
      expect.stringMatching(/^Line 1 has more than one cell .*name the column “code” in the first line$/),
      expect.stringMatching(/^Line 2 has more than one cell/),
    ])
  },
)
