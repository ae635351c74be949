import { describe, expect, test } from 'vitest'
import { branchOf, compareWithRow, formatRowName, type BranchRow } from './branches.ts'

const post: BranchRow = {
  name: 'AMERICAN LEGION',
  sortName: '0071 DONALD H',
  city: 'VELVA',
  state: 'ND',
  group: '0925',
  affiliation: '9',
  sharesName: true,
  sharesTown: false,
}
const branch = (changed: Partial<BranchRow>): BranchRow => ({ ...post, ...changed })
const lodge = branch({ name: 'TULSA LODGE NO 862 LOYAL ORDER OF MOOSE', sortName: '862', group: '0002' })
const church = branch({ name: 'FIRST BAPTIST CHURCH', sortName: '2126', city: 'PLYMOUTH', state: 'CT' })

describe('the name of a local branch', () => {
  test.each([
    ['American Legion, Post 71'],
    ['American Legion Post No. 0071'],
    ['The American Legion, Donald H Post 71'],
    ['American Legion Donald H. Post'],
    ['American Legion Post 71 of Velva, North Dakota'],
  ])('the name "%s" identifies the branch', (name) => {
    expect(compareWithRow(post, name)).toEqual({ tier: 'B', isBranchMissing: false })
  })

  test.each(['American Legion', 'The American Legion, Inc.', 'Legion American'])(
    'the name "%s" is that of the whole organization',
    (name) => expect(compareWithRow(post, name)).toEqual({ tier: 'C', isBranchMissing: true }),
  )

  test.each([
    'American Legion, Post 72',
    'American Legion Velva',
    'American Legion Post 71 Scholarship Fund',
    'Post 71',
    'Donald H',
    '71 Donald H',
    'American Legion North Dakota',
  ])('the name "%s" belongs to another organization', (name) => {
    expect(compareWithRow(post, name)).toEqual({ tier: 'C', isBranchMissing: false })
  })

  test.each([
    ['says nothing but its kind', { sortName: 'MAIN OFFICE' }, 'American Legion, Main Office'],
    [
      'names the state office',
      { sortName: 'HEADQUARTERS', sharesTown: true },
      'American Legion Headquarters',
    ],
    ['is the town of several', { sortName: '', sharesTown: true }, 'American Legion, Velva'],
  ])('a branch name is not proved by a sort name that %s', (_, changed, name) => {
    expect(compareWithRow(branch(changed), name).tier).toBe('C')
  })

  test('the sort name confirms a branch if it is a proper name', () => {
    const club = branch({ name: 'ROTARY INTERNATIONAL', sortName: 'SKOWHEGAN ROTARY CLUB' })
    expect(compareWithRow(club, 'Skowhegan Rotary Club').tier).toBe('A')
    expect(compareWithRow(club, 'Rotary International')).toEqual({ tier: 'C', isBranchMissing: true })
  })

  test('NAME identifies a branch if it contains the number, the whole sort name or, with only a number there, the town', () => {
    expect(compareWithRow(lodge, 'Tulsa Lodge No 862 Loyal Order of Moose').tier).toBe('A')
    const own = branch({ name: 'VOLUNTOWN BAPTIST CHURCH', sortName: '2123', city: 'VOLUNTOWN' })
    expect(compareWithRow(own, 'Voluntown Baptist Church').tier).toBe('A')
    expect(compareWithRow(church, 'First Baptist Church')).toEqual({ tier: 'C', isBranchMissing: true })
    expect(compareWithRow(church, 'First Baptist Church of Plymouth').tier).toBe('B')
  })

  test('without a sort name, NAME identifies the branch unless others of the group share it', () => {
    const alone = branch({ name: 'CORINTH UNITED METHODIST CHURCH', sortName: '', sharesName: false })
    expect(compareWithRow(alone, 'Corinth United Methodist Church').tier).toBe('A')
    const keene = branch({ name: 'ROTARY INTERNATIONAL', sortName: '', city: 'KEENE' })
    expect(compareWithRow(keene, 'Rotary International').isBranchMissing).toBe(true)
    expect(compareWithRow(keene, 'Rotary International, Keene').tier).toBe('B')
  })

  test.each([
    ['the center of a group', { affiliation: '6', sortName: 'NATIONAL HEADQUARTERS' }, 'A'],
    ['an independent one', { affiliation: '3', group: '0000', sortName: 'REACH MINISTRIES' }, 'A'],
    [
      'a chapter that belongs to no group',
      { affiliation: '1', group: '0000', sortName: 'OHIO CHAPTER' },
      'C',
    ],
    ['an intermediate office of a group', { affiliation: '7', sortName: '' }, 'C'],
    ['a branch loaded without its affiliation', { affiliation: '' }, 'C'],
    ['an independent one loaded without it', { affiliation: '', group: '0000', sortName: '71' }, 'A'],
  ])('the register codes decide what counts as a branch: %s', (_, changed, tier) => {
    expect(compareWithRow(branch(changed), 'American Legion').tier).toBe(tier)
  })
})

test.each([
  [post, 'American Legion, Post 71', '0071 DONALD H'],
  [lodge, 'Tulsa Lodge No 862 Loyal Order of Moose', null],
  [church, 'First Baptist Church, Plymouth', '2126'],
  [
    branch({ name: 'ROTARY INTERNATIONAL', sortName: 'VELVA ROTARY CLUB' }),
    'Velva Rotary Club',
    'VELVA ROTARY CLUB',
  ],
  [branch({ name: 'US ELKS', sortName: '' }), 'US Elks, Velva', 'VELVA'],
  [branch({ sortName: '', sharesTown: true }), null, 'VELVA'],
  [
    branch({ name: 'LITTLE LEAGUE BASEBALL INC', sortName: '2190305 BUCKSPORT LL' }),
    'Little League Baseball, Bucksport LL',
    '2190305 BUCKSPORT LL',
  ],
  [
    branch({ name: 'INTERNATIONAL ASSOCIATION OF FIRE FIGHTERS', sortName: 'L0083 TOPEKA' }),
    'International Association of Fire Fighters, Local 83',
    'L0083 TOPEKA',
  ],
  [
    branch({ name: 'WOODMEN OF OAK', sortName: '12302 CHAPTER' }),
    'Woodmen of Oak, Chapter 12302',
    '12302 CHAPTER',
  ],
  [branch({ name: 'WOODMEN OF OAK', sortName: '12', sharesTown: true }), 'Woodmen of Oak, No. 12', '12'],
])('a row is confirmed by the name we format for it: %o is %s', (row, name, mark) => {
  expect([formatRowName(row), branchOf(row)]).toEqual([name, mark])
  expect(compareWithRow(row, name ?? row.name).tier === 'C').toBe(name === null)
})
