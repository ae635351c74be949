/**
 * What a migration may do to tables in use: the previous release must keep working and no write may wait
 * (docs/decisions/0003).
 */
import {
  loadModule,
  parseSync,
  type AlterTableCmd,
  type AlterTableStmt,
  type ColumnDef,
  type Constraint,
  type Node,
} from 'libpg-query'

export type Migration = { readonly name: string; readonly sql: string }
export type Violation = { readonly file: string; readonly rule: string; readonly why: string }

/** A `check (COLUMN is not null)` that is valid or not validated yet. */
type NotNullCheck = { readonly column: string; readonly file: string; isValid: boolean }

type File = {
  readonly name: string
  /** Tables created in the same file, which no one uses yet. */
  readonly created: Set<string>
  /** For all files so far, by table and constraint. */
  readonly checks: Map<string, NotNullCheck>
  readonly refuse: (rule: string, why: string) => void
}

const reasons = {
  drop: 'the release before still uses it: drop it in post/, one release later',
  rename: 'the release before knows the old name: add, copy and drop in post/',
  type: 'it rewrites the table under a lock: add a column, fill it by a job and drop the old one in post/',
  rewrite: 'it rewrites or reads the whole table under a lock',
  index: 'it stops every write: make it in a file of its own with "create index concurrently if not exists"',
  alone:
    '"create index concurrently if not exists" stands alone in its file, because it runs in no transaction',
  notNull: 'add "check (… is not null) not valid", validate it in a later file, then set it',
  constraint: 'it reads the table under a lock: add it "not valid" and validate it in a later file',
  validate: 'the lock of adding it would be held while all rows are read: validate it in a later file',
  volatile: 'it computes a value for every row under a lock: add the column without it, fill it by a job',
  required:
    'rows that are there have no value, and the release before writes none: give it a constant default',
  backfill: 'it locks every row: fill by a job, in batches',
  opaque: 'no one can read beforehand what it does: write the statements',
}

/** Lints all files except the first, which creates the tables; the files must be in order, without those of post/. */
export async function lintMigrations(files: readonly Migration[]): Promise<Violation[]> {
  await loadModule()
  const violations: Violation[] = []
  const checks = new Map<string, NotNullCheck>()
  for (const [index, { name, sql }] of files.entries()) {
    const found: Violation[] = []
    const file: File = {
      name,
      created: new Set(),
      checks,
      refuse: (rule, why) => void found.push({ file: name, rule, why }),
    }
    const statements = (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt] : []))
    for (const statement of statements) lintStatement(file, statement, statements.length === 1)
    if (index > 0) violations.push(...found)
  }
  return violations
}

const nameOf = (relation: { relname?: string } | undefined) => relation?.relname ?? ''

const dropped: Record<string, string> = {
  OBJECT_TABLE: 'table',
  OBJECT_VIEW: 'view',
  OBJECT_MATVIEW: 'view',
  OBJECT_TYPE: 'type',
  OBJECT_SEQUENCE: 'sequence',
  OBJECT_SCHEMA: 'schema',
  OBJECT_COLUMN: 'column',
}

function lintStatement(file: File, node: Node, isAlone: boolean): void {
  const { refuse, created } = file
  if ('CreateStmt' in node) created.add(nameOf(node.CreateStmt.relation))
  if ('CreateTableAsStmt' in node) created.add(nameOf(node.CreateTableAsStmt.into?.rel))
  if ('AlterTableStmt' in node) lintAlter(file, node.AlterTableStmt)
  if ('DropStmt' in node) {
    const kind = dropped[node.DropStmt.removeType ?? '']
    if (kind) refuse(`drop ${kind}`, reasons.drop)
  }
  if ('RenameStmt' in node) {
    const kind = dropped[node.RenameStmt.renameType ?? '']
    if (kind && !created.has(nameOf(node.RenameStmt.relation))) refuse(`rename ${kind}`, reasons.rename)
  }
  if ('IndexStmt' in node) {
    const { relation, concurrent, if_not_exists: isRepeatable } = node.IndexStmt
    if (concurrent && !(isAlone && isRepeatable)) refuse('concurrent index among others', reasons.alone)
    else if (!concurrent && !created.has(nameOf(relation))) refuse('plain create index', reasons.index)
  }
  lintRows(file, node)
  for (const [kind, rule, why] of never) if (kind in node) refuse(rule, why)
}

/** Statements that no migration needs. */
const never: [kind: string, rule: string, why: string][] = [
  ['AlterObjectSchemaStmt', 'move to another schema', reasons.rename],
  ['ReindexStmt', 'reindex', reasons.rewrite],
  ['ClusterStmt', 'cluster', reasons.rewrite],
  ['LockStmt', 'lock table', reasons.rewrite],
  ['TruncateStmt', 'truncate', reasons.drop],
  ['DoStmt', 'do block', reasons.opaque],
]

function lintRows({ refuse, created }: File, node: Node): void {
  const [rule, change] =
    'UpdateStmt' in node
      ? ['update of all rows', node.UpdateStmt]
      : 'DeleteStmt' in node
        ? ['delete of all rows', node.DeleteStmt]
        : []
  if (rule && !change?.whereClause && !created.has(nameOf(change?.relation))) refuse(rule, reasons.backfill)
}

function lintAlter(file: File, { relation, cmds, objtype }: AlterTableStmt): void {
  const table = nameOf(relation)
  if (objtype !== 'OBJECT_TABLE' || file.created.has(table)) return
  for (const node of cmds ?? []) if ('AlterTableCmd' in node) lintCommand(file, table, node.AlterTableCmd)
}

const rewriting = new Set([
  'AT_SetLogged',
  'AT_SetUnLogged',
  'AT_SetTableSpace',
  'AT_SetAccessMethod',
  'AT_SetExpression',
])

function lintCommand(
  file: File,
  table: string,
  { subtype = 'AT_AddColumn', name, def }: AlterTableCmd,
): void {
  const { refuse, checks } = file
  if (subtype === 'AT_DropColumn') refuse('drop column', reasons.drop)
  if (subtype === 'AT_AlterColumnType') refuse('type change', reasons.type)
  if (rewriting.has(subtype)) refuse('rewrite of a table', reasons.rewrite)
  if (subtype === 'AT_SetNotNull') {
    const isProven = [...checks].some(
      ([key, check]) => key.startsWith(`${table}.`) && check.column === name && check.isValid,
    )
    if (!isProven) refuse('not null without a validated check', reasons.notNull)
  }
  if (subtype === 'AT_ValidateConstraint') {
    const check = checks.get(`${table}.${name}`)
    if (check) check.isValid = true
    if (check?.file === file.name) refuse('validation beside its constraint', reasons.validate)
  }
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) lintColumn(file, def.ColumnDef)
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def)
    lintConstraint(file, table, def.Constraint)
}

function lintConstraint(file: File, table: string, constraint: Constraint): void {
  const { contype, skip_validation: isLater, indexname, conname = '' } = constraint
  const isIndexed = ['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'].includes(contype ?? '')
  if (isIndexed && !indexname) file.refuse('unique or primary key without its index', reasons.index)
  if (contype === 'CONSTR_NOTNULL' && !isLater)
    file.refuse('not null without a validated check', reasons.notNull)
  const isChecking = contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN'
  if (isChecking && !isLater) file.refuse('constraint that is validated immediately', reasons.constraint)
  if (isChecking) {
    const column = contype === 'CONSTR_CHECK' ? columnNotNull(constraint.raw_expr) : ''
    file.checks.set(`${table}.${conname}`, { column, file: file.name, isValid: !isLater })
  }
}

/** The column of `COLUMN is not null`; empty for any other expression. */
function columnNotNull(expression: Node | undefined): string {
  if (!expression || !('NullTest' in expression) || expression.NullTest.nulltesttype !== 'IS_NOT_NULL')
    return ''
  const { arg } = expression.NullTest
  const [field] = arg && 'ColumnRef' in arg ? (arg.ColumnRef.fields ?? []) : []
  return field && 'String' in field ? (field.String.sval ?? '') : ''
}

function lintColumn({ refuse }: File, { constraints, typeName }: ColumnDef): void {
  const kinds = new Map<string, Constraint>()
  for (const node of constraints ?? []) {
    if ('Constraint' in node) kinds.set(node.Constraint.contype ?? '', node.Constraint)
  }
  const type =
    typeName?.names?.flatMap((part) => ('String' in part ? [part.String.sval ?? ''] : [])).at(-1) ?? ''
  const isFilled = ['CONSTR_IDENTITY', 'CONSTR_GENERATED'].some((kind) => kinds.has(kind))
  const standard = kinds.get('CONSTR_DEFAULT')?.raw_expr
  if (isFilled || /serial/.test(type) || (standard && !isStable(standard))) {
    refuse('column whose value is computed for every row', reasons.volatile)
  }
  if (kinds.has('CONSTR_NOTNULL') && !standard && !isFilled)
    refuse('required column without a default', reasons.required)
  if (kinds.has('CONSTR_UNIQUE') || kinds.has('CONSTR_PRIMARY')) {
    refuse('unique or primary key without its index', reasons.index)
  }
  if (kinds.has('CONSTR_CHECK') || kinds.has('CONSTR_FOREIGN')) {
    refuse('constraint that is validated immediately', reasons.constraint)
  }
}

/** Functions that return the same value for all rows of a statement; every other one counts as volatile. */
const stable = new Set([
  'now',
  'transaction_timestamp',
  'statement_timestamp',
  'current_setting',
  'to_tsvector',
  'make_interval',
])

function isStable(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isStable)
  if (typeof node !== 'object' || node === null) return true
  return Object.entries(node).every(([key, value]) => {
    if (key !== 'FuncCall') return isStable(value)
    const name: unknown = value?.funcname?.at(-1)?.String?.sval
    return typeof name === 'string' && stable.has(name) && isStable(value)
  })
}
