import type { Pattern } from './patterns.ts'

/**
 * Rule S9 in French: the rules know English, and deposits are asked for in these words too. "Caution" is care in
 * English, so it counts only beside French words. Plain text has no accents.
 */

const charge = String.raw`(?:caution|depot de garantie|arrhes|frais (?:d'inscription|d'adhesion|de dossier|de participation|de candidature))`
const volunteer = String.raw`(?:vous|(?:les |tous les |chaque )?(?:benevoles?|volontaires?|candidats?))`
const must = String.raw`(?:devez|devrez|doit|devra|doivent|devront)`
const pay = String.raw`(?:payer|verser|deposer|regler|laisser|virer)`
const euros = String.raw`\d+ ?(?:€|euros?\b|eur\b)`

/** There is none, the organization pays, or it is about a room, a loan or a home. */
const harmless =
  /\b(?:pas de|aucune?|sans|ni|nous (?:payons|versons|remboursons|prenons en charge)|locataires?|loyer|logement|appartement|salle|local|bail|materiel prete)\b/

export const frenchFees: readonly Pattern[] = [
  {
    find: new RegExp(
      String.raw`\b(?:${volunteer} ${must}(?: d'abord)?|veuillez|merci de|il (?:faut|faudra)) ${pay}\b.{0,40}\b(?:${charge}\b|${euros}.{0,30}\bpour (?:participer|postuler|commencer|reserver votre place))`,
    ),
    unless: harmless,
  },
]

export const likelyFrenchFees: readonly Pattern[] = [
  {
    find: new RegExp(
      String.raw`\b(?:une |la |votre )?${charge} (?:de |d'un montant de )${euros}|\b(?:une |la |votre )${charge}\b.{0,40}\b(?:est|sera|sont|seront) (?:demandee?s?|exigee?s?|requise?s?|obligatoires?|due?s?)\b|\b${charge} (?:obligatoire|demandee|exigee|requise)\b`,
    ),
    unless: harmless,
  },
]
