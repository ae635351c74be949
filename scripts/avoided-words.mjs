// The words that names avoid, for the rule `house/words`.
/** Words that names must not use, and what to write instead (docs/glossary.md). */
const avoided = {
  letter: 'email, document or coverLetter',
  letters: 'emails or documents',
  told: 'notified, shown or returned',
  tell: 'notify, present, log or report',
  anew: 'again',
  whoever: 'anyone who',
  nobody: 'no one, or what is missing',
  somebody: 'someone',
  household: 'clientNetwork',
  crowd: 'cluster',
  twin: 'alias',
  twins: 'aliases',
  duties: 'accountRequirements',
  judge: 'recompute or evaluate',
  judged: 'recomputed or rated',
  settle: 'reconcile',
  lives: 'activityHistory',
  moment: 'timestamp',
  drawn: 'rendered',
  drawing: 'rendering',
  gate: 'semaphore',
  admit: 'authorize',
  mend: 'repair',
  reaction: 'handler',
  reactions: 'handlers',
  asking: 'request or waiting',
  hear: 'onMessage or listen',
  verdict: 'decision',
  verdicts: 'decisions',
  standing: 'status or ranking',
  standings: 'statuses or rankings',
}

/** Names that contain such a word and are right: from the specification, a language or an evaluation set. */
const allowedNames = /[cC]over[_-]?[lL]etter|[eE]xemptionLetter|greekLetters|letterSimilarity/

/** Names of fields that use such a word and stay, because others use them: what each is. */
const storedNames = {
  judged: 'pairs that people rated, in the words of evaluation sets',
  ndcg10_judged: 'what the evaluator of a set prints',
  ndcg10_judged_ci95: 'the same',
  judged_in_top10: 'the same',
  letter:
    'the email of a job in the API; a stored way to prove who represents an organization; a key of earlier jobs',
  letterId: 'a key of a stored domain event and its job',
  verdict: 'a JSON field and a column of decisions',
  standing: 'a JSON field of organizations, perks and what a match asks for',
  nobody_reads: 'a problem code',
}

/** The same for the name of a field, or a member of a closed set. */
export const findAvoidedField = (name) => (Object.hasOwn(storedNames, name) ? null : findAvoidedWord(name))

/** Says what to write instead if a name uses such a word, else null. */
export function findAvoidedWord(name) {
  if (allowedNames.test(name)) return null
  const word = name
    .split(/(?<=[a-z0-9])(?=[A-Z])|[_-]/)
    .map((part) => part.toLowerCase())
    .find((part) => Object.hasOwn(avoided, part))
  return word === undefined ? null : avoided[word]
}

/** All identifiers that a pattern declares under a name of its own; a shorthand takes over the name of a property. */
export function listDeclared(node) {
  switch (node?.type) {
    case 'Identifier':
      return [node]
    case 'AssignmentPattern':
      return listDeclared(node.left)
    case 'RestElement':
      return listDeclared(node.argument)
    case 'ArrayPattern':
      return node.elements.flatMap(listDeclared)
    case 'ObjectPattern':
      return node.properties.flatMap((property) => {
        if (property.type === 'RestElement') return listDeclared(property)
        return property.shorthand ? [] : listDeclared(property.value)
      })
    default:
      return []
  }
}
