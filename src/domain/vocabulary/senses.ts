/** Labels of skills that mean one thing beside some skills and another beside others. */
import { widerWork, workOf } from './work-graph.ts'

interface Sense {
  /** What the label means by itself. */
  id: string
  /** What it means beside this kind of work, or a part of it. */
  beside: string
  means: string
}

/** Who lists carpentry may also paint walls, and who lists recruiting may also coach careers. */
const senses: readonly Sense[] = [
  { id: 'painting-drawing', beside: 'carpentry-repair', means: 'carpentry-repair' },
  { id: 'sports-coaching', beside: 'human-resources', means: 'career-coaching' },
]
const severalSenses = /^(?:painting|painter|coaching|coach)$/iu

/**
 * The kinds of work that a skill label of a volunteer means among the labels that are listed with it. It keeps its own sense: otherwise
 * one skill more could lower a score.
 */
export function workAmong(label: string, labels: readonly string[]): string[] {
  const alone = workOf(label)
  if (!severalSenses.test(label.trim())) return alone
  const others = labels.filter((one) => one !== label).flatMap(workOf)
  const isBeside = (wider: string) => others.some((id) => widerWork(id).has(wider))
  const added = senses.filter((one) => alone.includes(one.id) && isBeside(one.beside))
  return [...alone, ...added.map(({ means }) => means)]
}

/** Whether the labels that are listed with a skill give it another meaning than this one. */
export const hasOtherSense = (label: string, id: string, labels: readonly string[]): boolean =>
  severalSenses.test(label.trim()) &&
  senses.some((one) => one.id === id && workAmong(label, labels).includes(one.means))
