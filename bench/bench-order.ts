/** `npm run bench:order`: simulates a market to compare the orders in which matches are listed. Needs no server. */
import { parseArgs } from 'node:util'
import {
  exitCodes,
  processTerminal,
  resolveUserPath,
  runCommand,
  type Terminal,
} from '#server/commands/terminal.ts'
import { answerHelp, sharedOptions } from './options.ts'
import { interval, mean } from './matching-metrics.ts'
import { isRatedSet, loadRatedSet } from './matching-set.ts'
import { behaviors, learning, simulateLearning } from './order-learning.ts'
import { createMarket, type Market } from './order-market.ts'
import { assumptions, listingOrders, simulate, type Outcome, type Setting } from './order-simulation.ts'
import { publishReport } from './with-bench.ts'

const help = `Simulates volunteers who apply from their list of matches, and compares the orders of the list.

  npm run bench:order -- --data FOLDER [--data FOLDER] [--seeds COUNT] [--report FILE]

  --data FOLDER   profiles.jsonl, projects.jsonl and qrels.tsv; the projects of the first, the profiles of all
  --seeds COUNT   how many runs of each market (default 5)
  --report FILE   where the section "Order of matches" is written as well
`

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...sharedOptions,
      data: { type: 'string', multiple: true },
      seeds: { type: 'string', default: '5' },
    },
  })
  const [first, ...others] = (values.data ?? []).map(resolveUserPath)
  const seeds = Number(values.seeds)
  const isPossible =
    first !== undefined && [first, ...others].every(isRatedSet) && Number.isInteger(seeds) && seeds > 0
  const answered = answerHelp(values, { help, isPossible, terminal })
  if (answered !== null || first === undefined) return answered ?? exitCodes.misused
  return runCommand(terminal, async () => {
    const sets = await Promise.all(others.map(loadRatedSet))
    const market = createMarket([await loadRatedSet(first), ...sets], assumptions.volunteers)
    publishReport(describe(market, seeds), values.report, terminal)
  })
}

type Case = Omit<Setting, 'seed'>

/** Half the volunteers: about as many applications per project as 500 volunteers make over 701 listings. */
const scarce = 240

const cases: readonly (Case & { title: string })[] = [
  { volunteers: assumptions.volunteers, isAnswered: true, title: 'answered' },
  { volunteers: assumptions.volunteers, isAnswered: false, title: 'never answered' },
  { volunteers: scarce, isAnswered: true, title: 'answered' },
  { volunteers: scarce, isAnswered: false, title: 'never answered' },
].flatMap(({ title, ...setting }) =>
  [100, 50].map((usePercent) => ({
    ...setting,
    usePercent,
    lateDays: 1,
    title: `${setting.volunteers} volunteers, ${usePercent} % use the order, applications ${title}, counts a day late`,
  })),
)
const prompt = {
  volunteers: assumptions.volunteers,
  usePercent: 100,
  isAnswered: true,
  lateDays: 0,
  title: `${assumptions.volunteers} volunteers, 100 % use the order, applications answered, counts of the moment`,
}

function describe(market: Market, seeds: number): string {
  const { volunteers, applications, days, read, stopPercent, answerDays, acceptedPercent } = assumptions
  const tables = [...cases, prompt].map(
    ({ title, ...setting }) => `${title}:\n\n${describeCase(market, setting, seeds)}`,
  )
  return `## Order of matches

Written by \`npm run bench:order\`: simulated volunteers apply to ${market.projects.length} real listings, and the orders of their list are compared.
Means over ${seeds} seeds, with the 95 % interval of the mean. The goals: at least 95 % served, a mean fit at most 4 points below best fit, and
three applicants for at least as many projects as fit minus 6 per pending.

What is assumed: ${volunteers} volunteers, of whom ${market.written} are profiles that people wrote and the others are drawn from their labels, or the first ${scarce} of them.
Each makes ${applications} applications, one per visit; the visits are spread over ${days} days in random order. A volunteer reads up to ${read} projects and applies
to each read with a chance of ${stopPercent} %, otherwise reads on. Those who don't use the order see the best fit. An answer comes after ${answerDays} days, ${acceptedPercent} % are
accepted while there are spots, and a full project closes. Late counts are those of the last midnight. Fit is the product's own score,
unrounded, with the default weights; what a volunteer can't take is not listed.

${tables.join('\n\n')}

### With what people did before

The models of who applies and who is accepted, fitted to the first half of what people do and used in the second, which is measured.
${scarce} volunteers visit ${learning.visitsEach} times, read up to ${learning.read} projects of the recommended order, and apply to at most one. Whether they apply to a project and are accepted
depends on its points by the rule that is named. Answers come immediately; the second half begins without applications. The models are used even where the product would not yet trust them. For each 100 visits:

${describeLearning(market, seeds)}`
}

function describeLearning(market: Market, seeds: number): string {
  const some = { ...market, volunteers: market.volunteers.slice(0, scarce) }
  const rows = behaviors.flatMap((behavior) =>
    [false, true].map((hasModels) => {
      const outcomes = Array.from({ length: seeds }, (_, seed) =>
        simulateLearning(some, behavior, { seed: seed + 1, hasModels }),
      )
      const of = (name: 'applied' | 'accepted' | 'fit') => summarize(outcomes.map((one) => one[name]))
      const served = summarize(outcomes.map((one) => 100 * one.served))
      return `| ${behavior.name} | ${hasModels ? 'with' : 'without'} | ${of('applied')} | ${of('accepted')} | ${of('fit')} | ${served} |`
    }),
  )
  return [
    '| People follow | Models | Applied | Accepted | Mean fit | Served, % |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function describeCase(market: Market, setting: Case, seeds: number): string {
  const rows = listingOrders.map((order) => {
    const outcomes = Array.from({ length: seeds }, (_, seed) =>
      simulate(market, order, { ...setting, seed: seed + 1 }),
    )
    return `| ${order.name} | ${percent(outcomes, 'served')} | ${summarize(outcomes.map(({ fit }) => fit))} | ${percent(outcomes, 'three')} |`
  })
  return [
    '| Order | Served, % | Mean fit | Three applicants, % |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const percent = (outcomes: readonly Outcome[], name: 'served' | 'three') =>
  summarize(outcomes.map((outcome) => 100 * outcome[name]))

function summarize(values: readonly number[]): string {
  const [low, high] = interval(values)
  return `${mean(values).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`
}
