import type { Pattern } from './patterns.ts'

/**
 * Rule S9 in French: the rules know English, and deposits are asked for in these words too. "Caution" is care in
 * English, so it counts only beside French words. Plain text has no accents.
 */

const charge = String.raw`(?:caution|depot de garantie|arrhes|frais (?:d'inscription|d'adhesion|de dossier|de participation|de candidature))`
const volunteer = String.raw`(?<!(?<!meme )\b(?:si|quand|comment|pourquoi) (?:les |tous les |chaque )?)(?:vous|(?:les |tous les |chaque )?(?:benevoles?|volontaires?|candidats?))`
const must = String.raw`(?:devez|devrez|doit|doivent|devra|devront)(?: d'abord)?`
/** The other verbs also mean to hand in, to settle and to leave, which a volunteer does with the organization's money. */
const pay = String.raw`(?:payer|verser|virer)`
const handOver = String.raw`(?:payer|verser|virer|deposer|regler|laisser)`
const euros = String.raw`\d{1,9} ?(?:€|euros?\b|eur\b)`
const charged = String.raw`\b.{0,40}\b(?:${charge}\b|${euros}.{0,30}\bpour (?:participer|postuler|commencer|reserver votre place))`

const others = String.raw`(?:\w+ )?(?:enfants|familles|adherents|visiteurs|etudiants)\b`
const organizationPays = String.raw`(?:nous|(?:l'|notre )association)(?: les| la| vous les)? (?:pay(?:ons|e|era)|paie(?:ra)?|versons|remboursons|(?:prenons|prend|prendra) en charge)`
/** There is none, the organization pays, it is others' money, or it is about a request, a room, a loan or a home. */
const harmless = new RegExp(
  String.raw`\b(?:pas de|aucune?|sans|ni|${organizationPays}|avec (?:la|notre) (?:carte(?! (?:bancaire|bleue|de credit))|caisse)|(?<!a la )demandes? de|locataires?|proprietaires?|loyer|logement|appartement|salle|local|bail|materiel prete)\b|\b(?:${charge}|${handOver})(?: de ${euros})? (?:des|aux|pour les) ${others}`,
)
/** A deposit that is paid back is still a deposit: it is not refused, and a person reads it. */
const harmlessToBlock = new RegExp(String.raw`${harmless.source}|\brembours|\b(?:des|aux|pour les) ${others}`)
const harmlessToReview = new RegExp(String.raw`${harmless.source}|\bfrais\b.*\brembours`)

/** Only who is named as the payer is refused: "il faut" and "merci de" may be about the organization's money. */
export const frenchFees: readonly Pattern[] = [
  { find: new RegExp(String.raw`\b${volunteer} ${must} ${pay}${charged}`), unless: harmlessToBlock },
]

export const likelyFrenchFees: readonly Pattern[] = [
  {
    find: new RegExp(
      String.raw`\b(?:${volunteer} ${must}|veuillez|merci de|il (?:faut|faudra)) ${handOver}${charged}`,
    ),
    unless: harmlessToReview,
  },
  {
    find: new RegExp(
      String.raw`\b(?:une |la |votre )?${charge} (?:de |d'un montant de )${euros}|\b(?:une |la |votre )${charge}\b.{0,40}\b(?:est|sera|sont|seront) (?:demandee?s?|exigee?s?|requise?s?|obligatoires?|due?s?)\b|\b${charge} (?:obligatoire|demandee|exigee|requise)\b`,
    ),
    unless: harmless,
  },
]
