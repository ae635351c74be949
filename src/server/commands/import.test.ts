import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { runImport, useFolder } from '#tests/support/checks/imports.ts'

describe('the command', () => {
  const database = useDatabase()
  const folder = useFolder()
  let file = ''

  beforeEach(async () => {
    file = await folder.write(
      'organizations.jsonl',
      '{"externalId":"o-1","name":"River Friends"}\n{"externalId":"o-2"}\n',
    )
  })

  it.each([
    [[], 'Name a file with --organizations or --projects.'],
    [['--frobnicate'], 'Unknown option --frobnicate.'],
    [['--projects'], '--projects needs a value.'],
    [['--projects', '--dry-run'], '--projects needs a value.'],
    [['--projects', 'a.csv', '--projects', 'b.csv'], '--projects appears twice.'],
    [['--dry-run=yes', '--projects', 'a.csv'], '--dry-run takes no value.'],
    [['a.csv'], '"a.csv" has no option before it.'],
  ])('answers %j with one sentence and code 2', async (argv, sentence) => {
    const { code, err } = await runImport(database, argv)
    expect([code, err]).toEqual([2, `${sentence} Run "npm run import -- --help" for help.\n`])
  })

  it('explains itself', async () => {
    const { code, out } = await runImport(database, ['--help'])
    expect(code).toBe(0)
    for (const option of ['--organizations', '--projects', '--owner', '--dry-run', '--enforce-deadlines']) {
      expect(out).toContain(option)
    }
  })

  it('says which file it cannot read', async () => {
    const missing = await runImport(database, ['--projects', `${folder.path}/none.csv`])
    expect(missing.code).toBe(1)
    expect(missing.err).toMatch(/^Could not read the file .*none\.csv: there is no such file\.\n$/)
    const sheet = await folder.write('rows.xlsx', '')
    const strange = await runImport(database, ['--projects', sheet])
    expect([strange.code, strange.err]).toEqual([
      1,
      'The file rows.xlsx must end in .jsonl, .ndjson or .csv.\n',
    ])
    const other = await runImport(database, ['--projects', folder.path])
    expect(other.code).toBe(1)
  })

  it('loads nothing for an unknown owner', async () => {
    const { code, err } = await runImport(database, [
      '--organizations',
      file,
      '--owner',
      'nobody@example.org',
    ])
    expect([code, err]).toEqual([
      1,
      'No account has the email address nobody@example.org. Nothing was loaded.\n',
    ])
    expect(await database.db.$count(organizations)).toBe(0)
  })

  it('succeeds when something was loaded, and reports what was not', async () => {
    const { code, out, err } = await runImport(database, ['--organizations', file])
    expect(code).toBe(0)
    expect(err).toBe('organizations.jsonl:2: refused: name is missing\n')
    expect(out).toBe('Organizations: 1 new, 0 updated, 0 unchanged, 1 refused.\n')
  })

  it('fails when nothing could be loaded', async () => {
    file = await folder.write('organizations.jsonl', '{"externalId":"o-3"}\n')
    const { code, out } = await runImport(database, ['--organizations', file])
    expect([code, out]).toEqual([1, 'Organizations: 0 new, 0 updated, 0 unchanged, 1 refused.\n'])
  })

  it('fails when a file breaks off, and keeps what came before', async () => {
    const csv = await folder.write(
      'broken.csv',
      'externalId,name\no-4,Ferry House\no-5,"Old Mill\no-6,Weir\n',
    )
    const { code, out } = await runImport(database, ['--organizations', csv])
    expect(code).toBe(1)
    expect(out).toContain('Organizations: 1 new, 0 updated, 0 unchanged, 1 refused.')
    expect(out).toContain('Not everything was read')
  })

  it('gives an organization that has an owner no other', async () => {
    const { out } = await runImport(database, ['--organizations', file])
    expect(out).not.toContain('owner')
    await database.db.execute(sql`
      insert into users (email, first_name, user_type, password_hash, terms_version)
      values ('first@example.org', 'First', 'volunteer', '', '1'), ('second@example.org', 'Second', 'volunteer', '', '1')`)
    const first = await runImport(database, ['--organizations', file, '--owner', 'first@example.org'])
    expect(first.out).toContain('first@example.org became the owner of 1 organization.')
    const second = await runImport(database, ['--organizations', file, '--owner', 'second@example.org'])
    expect(second.out).toContain('second@example.org became the owner of 0 organizations.')
    expect(await database.db.$count(organizationMembers)).toBe(1)
  })
})
