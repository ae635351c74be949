/** One violation of one rule: its file, its text, and the rule that must refuse it. */
export type Seed = { readonly rule: string; readonly file: string; readonly text: string }

const arrow = 'house(arrow)'
const world = 'house(world)'

const imports = (specifier: string) => `import { seed } from '${specifier}'\nexport const seeded = [seed]\n`

/** What the linter must refuse, keyed by a sentence about the rule. */
export const lintSeeds: Readonly<Record<string, Seed>> = {
  'domain imports no contract': {
    rule: arrow,
    file: 'src/domain/seed-arrow.ts',
    text: imports('#contract/seed.ts'),
  },
  'domain imports no package': { rule: arrow, file: 'src/domain/seed-package.ts', text: imports('zod') },
  'contract imports no server': {
    rule: arrow,
    file: 'src/contract/seed-arrow.ts',
    text: imports('#server/seed.ts'),
  },
  'contract imports no package but zod': {
    rule: arrow,
    file: 'src/contract/seed-package.ts',
    text: imports('fastify'),
  },
  'server imports no web': { rule: arrow, file: 'src/server/seed-web.ts', text: imports('#web/seed.ts') },
  'server imports no React': { rule: arrow, file: 'src/server/seed-react.ts', text: imports('react') },
  'web imports no server': { rule: arrow, file: 'src/web/seed-server.ts', text: imports('#server/seed.ts') },
  'web imports no server package': { rule: arrow, file: 'src/web/seed-package.ts', text: imports('fastify') },
  'a lazy import is an import': {
    rule: arrow,
    file: 'src/web/seed-lazy.ts',
    text: "export const load = () => import('#server/seed.ts')\n",
  },
  'product code imports no test code': {
    rule: arrow,
    file: 'src/server/seed-test.ts',
    text: imports('#tests/support/seed.ts'),
  },
  'product code does not import the demo': {
    rule: arrow,
    file: 'src/server/seed-demo.ts',
    text: imports('#demo/load.ts'),
  },
  'product code does not import the benches': {
    rule: arrow,
    file: 'src/server/seed-bench.ts',
    text: imports('#bench/bench.ts'),
  },
  'a server slice imports no other slice': {
    rule: arrow,
    file: 'src/server/features/reviews/seed.ts',
    text: imports('#server/features/projects/seed.ts'),
  },
  'a web slice imports no other slice': {
    rule: arrow,
    file: 'src/web/features/reviews/seed.ts',
    text: imports('#web/features/projects/seed.ts'),
  },
  'a slice does not reach its neighbour by a relative path': {
    rule: arrow,
    file: 'src/web/features/reviews/seed-relative.ts',
    text: imports('../projects/seed.ts'),
  },
  'a screen makes no query or mutation of its own': {
    rule: 'eslint(no-restricted-imports)',
    file: 'src/web/features/reviews/seed-mutation.ts',
    text: "import { useMutation } from '@tanstack/react-query'\nexport const useSeed = useMutation\n",
  },
  'a screen makes its form with a hook of lib': {
    rule: 'eslint(no-restricted-imports)',
    file: 'src/web/pages/seed-form.ts',
    text: "import { useForm } from 'react-hook-form'\nexport const useSeed = useForm\n",
  },
  'a slice does not know the app that assembles it': {
    rule: arrow,
    file: 'src/server/features/reviews/seed-app.ts',
    text: imports('#server/app.ts'),
  },
  'a web feature imports no page': {
    rule: arrow,
    file: 'src/web/features/reviews/seed-page.ts',
    text: imports('#web/pages/seed.ts'),
  },
  'lib imports no feature': {
    rule: arrow,
    file: 'src/web/lib/seed-feature.ts',
    text: imports('#web/features/reviews/seed.ts'),
  },
  'ui knows no data': {
    rule: arrow,
    file: 'src/web/ui/seed-data.ts',
    text: imports('@tanstack/react-query'),
  },
  'ui knows no domain words': {
    rule: arrow,
    file: 'src/web/ui/seed-domain.ts',
    text: imports('#domain/seed.ts'),
  },
  'a service writes no SQL': {
    rule: arrow,
    file: 'src/server/features/reviews/service.ts',
    text: imports('drizzle-orm'),
  },
  'db imports no slice': {
    rule: arrow,
    file: 'src/server/db/seed-feature.ts',
    text: imports('#server/features/reviews/seed.ts'),
  },
  'cases know no slice': {
    rule: arrow,
    file: 'src/server/cases/seed-feature.ts',
    text: imports('#server/features/reviews/seed.ts'),
  },
  'no file is imported by ../': {
    rule: 'import(no-relative-parent-imports)',
    file: 'src/server/http/seed-parent.ts',
    text: imports('../config.ts'),
  },
  'code that loads later brings its texts': {
    rule: 'house(loading)',
    file: 'src/web/seed-loading.ts',
    text: "export const load = () => import('#web/seed-part.ts')\n",
  },
  'nothing is re-exported': {
    rule: 'house(barrel)',
    file: 'src/server/seed-barrel.ts',
    text: "export { seed } from './seed.ts'\n",
  },
  'a service does not read the clock by new Date': {
    rule: world,
    file: 'src/server/features/reviews/seed-date.ts',
    text: 'export const readClock = () => new Date()\n',
  },
  'a service does not read the clock by Date.now': {
    rule: world,
    file: 'src/server/features/reviews/seed-now.ts',
    text: 'export const readClock = () => Date.now()\n',
  },
  'domain throws no dice': {
    rule: world,
    file: 'src/domain/seed-chance.ts',
    text: 'export const throwDice = () => Math.random()\n',
  },
  'the environment is read in config.ts alone': {
    rule: world,
    file: 'src/server/http/seed-environment.ts',
    text: 'export const port = process.env.PORT\n',
  },
  'a component calls no network': {
    rule: world,
    file: 'src/web/features/reviews/seed-network.ts',
    text: "export const load = () => fetch('/api/reviews')\n",
  },
  'a service calls no network': {
    rule: world,
    file: 'src/server/features/reviews/seed-network.ts',
    text: "export const load = () => fetch('https://example.org/')\n",
  },
  'a service connects to no server itself': {
    rule: arrow,
    file: 'src/server/features/reviews/seed-connection.ts',
    text: imports('node:https'),
  },
  'what follows from an event connects to no server itself': {
    rule: arrow,
    file: 'src/server/events/seed-connection.ts',
    text: imports('node:net'),
  },
  'a service starts no program': {
    rule: arrow,
    file: 'src/server/features/reviews/seed-program.ts',
    text: imports('node:child_process'),
  },
  'no file is named utils': {
    rule: 'house(names)',
    file: 'src/web/lib/utils.ts',
    text: 'export const seeded = 1\n',
  },
  'no name uses a word that the glossary avoids': {
    rule: 'house(words)',
    file: 'src/server/features/reviews/seed-word.ts',
    text: 'export const tellReviewer = (name: string) => `Hello ${name}`\n',
  },
  'no parameter uses such a word': {
    rule: 'house(words)',
    file: 'src/web/lib/seed-parameter.ts',
    text: 'export const lengthOf = ({ text: letter }: { text: string }) => letter.length\n',
  },
  'no field of an object uses such a word': {
    rule: 'house(words)',
    file: 'src/server/features/reviews/seed-field.ts',
    text: 'export const seeded = { letter: 1, letterText: 2 }\n',
  },
  'no field of a type uses such a word': {
    rule: 'house(words)',
    file: 'src/server/features/reviews/seed-type.ts',
    text: 'export type Seeded = { standings: number }\n',
  },
  'no member of a closed set uses such a word': {
    rule: 'house(words)',
    file: 'src/server/features/reviews/seed-member.ts',
    text: "export type Seeded = 'kept' | 'told'\n",
  },
  'no member of a list of names uses such a word': {
    rule: 'house(words)',
    file: 'src/domain/reviews/seed-list.ts',
    text: "export const seeded = ['kept', 'told'] as const\n",
  },
  'no quoted field uses such a word': {
    rule: 'house(words)',
    file: 'src/domain/reviews/seed-quoted.ts',
    text: "export const seeded = { 'seed-told': 1 }\n",
  },
  'a field that is stored under such a word names no variable': {
    rule: 'house(words)',
    file: 'src/server/features/reviews/seed-held.ts',
    text: "export const verdict = 'keep'\n",
  },
  'no file is named with such a word': {
    rule: 'house(words)',
    file: 'src/server/http/seed-letter.ts',
    text: 'export const seeded = 1\n',
  },
  'a file name is kebab-case': {
    rule: 'unicorn(filename-case)',
    file: 'src/web/ui/SeedButton.ts',
    text: 'export const seeded = 1\n',
  },
  'there is no class but Problem': {
    rule: 'house(classes)',
    file: 'src/server/seed-class.ts',
    text: 'export class Manager {\n  seeded = 1\n}\n',
  },
  'a suppression carries its reason': {
    rule: 'house(reasons)',
    file: 'src/server/seed-reason.ts',
    text: '// oxlint-disable-next-line no-console\nconsole.log(1)\n',
  },
  'there is no any': {
    rule: 'typescript(no-explicit-any)',
    file: 'src/server/seed-any.ts',
    text: 'export const seeded = (value: any): unknown => value\n',
  },
  'there is no non-null assertion': {
    rule: 'typescript(no-non-null-assertion)',
    file: 'src/server/seed-non-null.ts',
    text: 'export const first = (list: string[]) => list[0]!\n',
  },
  'no type is asserted with as': {
    rule: 'typescript(consistent-type-assertions)',
    file: 'src/server/seed-as.ts',
    text: 'export const first = (value: unknown) => value as string\n',
  },
  'the console is silent': {
    rule: 'eslint(no-console)',
    file: 'src/server/seed-console.ts',
    text: "console.log('seeded')\n",
  },
  'a file has at most 250 lines': {
    rule: 'eslint(max-lines)',
    file: 'src/server/seed-long.ts',
    text: 'export const seeded = [\n'.concat('  1,\n'.repeat(249), ']\n'),
  },
  'a function takes at most three parameters': {
    rule: 'eslint(max-params)',
    file: 'src/server/seed-params.ts',
    text: 'export const seeded = (a: number, b: number, c: number, d: number) => a + b + c + d\n',
  },
  'an export has a name': {
    rule: 'import(no-default-export)',
    file: 'src/server/seed-default.ts',
    text: 'export default 1\n',
  },
  'nothing is left to do in a comment': {
    rule: 'eslint(no-warning-comments)',
    file: 'src/server/seed-comment.ts',
    text: `// ${'TO'}${'DO'}: later\nexport const seeded = 1\n`,
  },
  'a promise is awaited': {
    rule: 'typescript(no-floating-promises)',
    file: 'src/server/seed-floating.ts',
    text: 'export function seed(work: () => Promise<void>) {\n  work()\n}\n',
  },
  'a promise is no condition': {
    rule: 'typescript(no-misused-promises)',
    file: 'src/server/seed-misused.ts',
    text: 'export const seed = (work: Promise<boolean>) => (work ? 1 : 2)\n',
  },
  'a new member of a closed set is handled': {
    rule: 'typescript(switch-exhaustiveness-check)',
    file: 'src/domain/seed-switch.ts',
    text: "export function seed(state: 'open' | 'closed') {\n  switch (state) {\n    case 'open':\n      return 1\n  }\n  return 2\n}\n",
  },
  'a hook is called on every render': {
    rule: 'react-hooks(rules-of-hooks)',
    file: 'src/web/features/reviews/seed-hook.tsx',
    text: "import { useState } from 'react'\nexport function Seed({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n",
  },
  'a text of the interface stands in messages': {
    rule: 'react(jsx-no-literals)',
    file: 'src/web/features/reviews/seed-text.tsx',
    text: 'export const Seed = () => <p>Hello</p>\n',
  },
  'an image has a text': {
    rule: 'jsx-a11y(alt-text)',
    file: 'src/web/features/reviews/seed-image.tsx',
    text: "export const Seed = () => <img src='/seed.png' />\n",
  },
  'no markup is set as text': {
    rule: 'react(no-danger)',
    file: 'src/web/features/reviews/seed-danger.tsx',
    text: 'export const Seed = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n',
  },
  'no text is run as code': {
    rule: 'eslint(no-eval)',
    file: 'src/server/seed-eval.ts',
    text: 'export const seed = (text: string): unknown => eval(text)\n',
  },
  'no text is made a function': {
    rule: 'eslint(no-new-func)',
    file: 'src/server/seed-function.ts',
    text: 'export const seed = (text: string): unknown => new Function(text)\n',
  },
  'no test runs alone': {
    rule: 'vitest(no-focused-tests)',
    file: 'src/domain/seed-only.test.ts',
    text: "import { expect, it } from 'vitest'\nit.only('runs alone', () => expect(1).toBe(1))\n",
  },
  'no test is skipped': {
    rule: 'vitest(no-disabled-tests)',
    file: 'src/domain/seed-skip.test.ts',
    text: "import { expect, it } from 'vitest'\nit.skip('is skipped', () => expect(1).toBe(1))\n",
  },
}

/** What the compiler must refuse; `rule` is the code of its error. */
export const compilerSeeds: Readonly<Record<string, Seed>> = {
  'domain has no Node types': {
    rule: 'TS2591',
    file: 'src/domain/seed-node.ts',
    text: 'export const seeded = process.pid\n',
  },
  'domain has no DOM types': {
    rule: 'TS2584',
    file: 'src/domain/seed-dom.ts',
    text: 'export const seeded = document.title\n',
  },
  'domain does not see contract': {
    rule: 'TS6307',
    file: 'src/domain/seed-contract.ts',
    text: imports('#contract/seed.ts'),
  },
  'contract does not see server': {
    rule: 'TS6307',
    file: 'src/contract/seed-server.ts',
    text: imports('#server/seed.ts'),
  },
  'contract has no Node types': {
    rule: 'TS2591',
    file: 'src/contract/seed-node.ts',
    text: 'export const seeded = process.pid\n',
  },
  'server does not see web': {
    rule: 'TS6307',
    file: 'src/server/seed-web.ts',
    text: imports('#web/seed.ts'),
  },
  'server has no DOM types': {
    rule: 'TS2584',
    file: 'src/server/seed-dom.ts',
    text: 'export const seeded = document.title\n',
  },
  'web does not see server': {
    rule: 'TS6307',
    file: 'src/web/seed-server.ts',
    text: imports('#server/seed.ts'),
  },
  'an element of a list may be missing': {
    rule: 'TS2322',
    file: 'src/domain/seed-index.ts',
    text: 'export const first = (list: readonly string[]): string => list[0]\n',
  },
  'an optional property is left out, not undefined': {
    rule: 'TS2375',
    file: 'src/domain/seed-optional.ts',
    text: 'export const seeded: { name?: string } = { name: undefined }\n',
  },
  'there is no enum': {
    rule: 'TS1294',
    file: 'src/domain/seed-enum.ts',
    text: 'export enum Seed {\n  One,\n}\n',
  },
  'an import names its file with its extension': {
    rule: 'TS2835',
    file: 'src/server/seed-extension.ts',
    text: imports('./seed'),
  },
}

const declares = 'export const seed = 1\n'

/** Files the seeds import, and every allowed import direction: neither tool may complain about them. */
export const cleanFiles: Readonly<Record<string, string>> = {
  'src/domain/seed.ts': declares,
  'src/contract/seed.ts': "import { seed as ruled } from '#domain/seed.ts'\nexport const seed = ruled + 1\n",
  'src/server/seed.ts':
    "import { seed as travels } from '#contract/seed.ts'\nexport const seed = travels + 1\n",
  'src/server/db/seed.ts': "import { sql } from 'drizzle-orm'\nexport const seed = sql`select 1`\n",
  'src/server/features/projects/seed.ts':
    "import { seed as root } from '#server/seed.ts'\nexport const seed = root + 1\n",
  'src/server/features/projects/queries.ts':
    "import { sql } from 'drizzle-orm'\nexport const seed = sql`select 1`\n",
  'src/server/cases/seed.ts': declares,
  'src/server/features/projects/cases/cases.ts':
    "import { sql } from 'drizzle-orm'\nimport { seed as decided } from '#server/cases/seed.ts'\nexport const seed = sql`select ${decided}`\n",
  'src/server/features/projects/service.ts':
    "import { seed as own } from './seed.ts'\nexport const seed = own + 1\n",
  'src/server/config/config.ts': 'export const seed = process.env.PORT\n',
  'src/web/seed.ts': "import { seed as travels } from '#contract/seed.ts'\nexport const seed = travels + 1\n",
  'src/web/lib/seed.ts': 'export const seed = () => new Date()\n',
  'src/web/ui/seed.ts': declares,
  'src/web/features/projects/seed.ts':
    "import { seed as part } from '#web/ui/seed.ts'\nexport const seed = part + 1\n",
  'src/web/pages/seed.ts':
    "import { seed as slice } from '#web/features/projects/seed.ts'\nexport const seed = slice + 1\n",
}
