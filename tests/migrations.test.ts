import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lintMigrations } from './support/checks/migration-rules.ts'

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))

const first = {
  name: '0001_first',
  sql: `create table things (id int primary key, note text, size int, kind text);
    create index things_note on things (note); alter table things alter column size type bigint;`,
}

/** The rules that these files break when they follow the first one. */
async function listBrokenRules(...files: string[]): Promise<string[]> {
  const later = files.map((sql, index) => ({ name: `000${index + 2}_next`, sql }))
  return (await lintMigrations([first, ...later])).map(({ rule }) => rule)
}

describe('R15 outside post/', () => {
  it('every migration of the product can run while the previous release works', async () => {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
    const files = names.map((name) => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') }))
    expect(files.length).toBeGreaterThan(1)
    expect(await lintMigrations(files)).toEqual([])
  })

  it.each([
    ['drop column', 'alter table things drop column note'],
    ['drop table', 'drop table if exists things'],
    ['drop type', 'drop type mood'],
    ['rename column', 'alter table things rename column note to remark'],
    ['rename table', 'alter table things rename to objects'],
    ['move to another schema', 'alter table things set schema old'],
    ['type change', 'alter table things alter column note type varchar(10)'],
    ['rewrite of a table', 'alter table things set unlogged'],
    ['plain create index', 'create index things_size on things (size)'],
    ['plain create index', 'create table more (id int); create unique index on things (size)'],
    ['concurrent index among others', 'create index concurrently if not exists a on things (size); select 1'],
    ['concurrent index among others', 'create index concurrently a on things (size)'],
    ['not null without a validated check', 'alter table things alter column note set not null'],
    ['required column without a default', 'alter table things add column colour text not null'],
    [
      'column whose value is computed for every row',
      'alter table things add column at float default random()',
    ],
    [
      'column whose value is computed for every row',
      'alter table things add column at uuid default gen_random_uuid()',
    ],
    [
      'column whose value is computed for every row',
      'alter table things add column n int generated always as identity',
    ],
    ['column whose value is computed for every row', 'alter table things add column n bigserial'],
    [
      'column whose value is computed for every row',
      'alter table things add n int generated always as (size * 2) stored',
    ],
    ['constraint that is validated immediately', 'alter table things add constraint small check (size < 9)'],
    [
      'constraint that is validated immediately',
      'alter table things add constraint kinds foreign key (kind) references kinds',
    ],
    [
      'constraint that is validated immediately',
      'alter table things add column parent int references things',
    ],
    ['unique or primary key without its index', 'alter table things add constraint one unique (note)'],
    ['update of all rows', "update things set kind = 'a'"],
    ['delete of all rows', 'delete from things'],
    ['truncate', 'truncate things'],
    ['reindex', 'reindex table things'],
    ['cluster', 'cluster things using things_note'],
    ['lock table', 'lock table things'],
    ['do block', "do $$ begin execute 'drop table things'; end $$"],
  ])('%s is refused: %s', async (rule, sql) => {
    expect(await listBrokenRules(sql)).toEqual([rule])
  })

  it('not null is refused in the same file as its check, and until the check is validated', async () => {
    const add = 'alter table things add constraint noted check (note is not null) not valid'
    const validate = 'alter table things validate constraint noted'
    const set = 'alter table things alter column note set not null'
    expect(await listBrokenRules(`${add}; ${set}`)).toEqual(['not null without a validated check'])
    expect(await listBrokenRules(`${add}; ${validate}; ${set}`)).toEqual(['validation beside its constraint'])
    expect(await listBrokenRules(add, `${validate}; ${set}`)).toEqual([])
    expect(
      await listBrokenRules(add, `${validate}; alter table things alter column kind set not null`),
    ).toEqual(['not null without a validated check'])
  })

  it.each([
    'create table more (id int not null, at float default random()); create index on more (id); drop index things_note',
    'create index concurrently if not exists things_size on things (size)',
    "alter table things add column colour text not null default 'red', add column at timestamptz not null default now()",
    'alter table things add constraint small check (size < 9) not valid',
    'alter table things add constraint one unique using index things_one',
    'create function f() returns int language sql as $$ select 1 $$; comment on table things is $$drop table things$$',
    "update things set kind = 'b' where id = 1; insert into things (id) values (2)",
    '-- drop table things',
  ])('%s is allowed', async (sql) => {
    expect(await listBrokenRules(sql)).toEqual([])
  })
})
