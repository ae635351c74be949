import type { Pattern } from './patterns.ts'

/** Rule S13: work that the law reserves for people with a license. */
export const licensedWork: readonly Pattern[] = [
  {
    find: /\b(?:give|provide|offer|need|seek|looking for|require)(?:s|ing)? (?:\w+ ){0,3}legal (?:advice|counsel|opinion|representation)\b|\brepresent (?:us|our \w+|clients?|families|tenants?|asylum seekers?) (?:in|at|before)\b|\b(?:draft|review|write|negotiate)(?:s|ing)? (?:\w+ ){0,3}(?:contracts?|leases?|wills?|bylaws|legal documents?)\b/,
  },
  {
    find: /\b(?:audit|certif(?:y|ies)|sign off) (?:our |the |an? |annual )*(?:annual )?(?:financial (?:statements?|accounts?)|accounts|books|finances|tax returns?)\b|\b(?:file|prepare|sign)(?:s|ing)? (?:our |the |a |clients' )?(?:form 990|tax returns?)\b/,
  },
  {
    find: /\b(?:diagnos(?:e|ing)|treat(?:ing)? (?:\w+ )?patients?|prescrib(?:e|ing)|(?:give|giving|provide|providing|offer|offering) (?:\w+ ){0,2}(?:medical|dental|nursing|veterinary) (?:care|advice|treatment|exams?|check ?ups?)|vaccinat(?:e|ing) (?:\w+ )?(?:patients?|children|people|animals))\b/,
  },
  {
    find: /\b(?:give|giving|provide|providing|offer|offering|lead|leading|run|running|hold|holding) (?:\w+ ){0,3}(?:psycho)?(?:therapy|therapy sessions?|counsel(?:l)?ing sessions?|trauma counsel(?:l)?ing)\b/,
    unless: /\b(?:therapy (?:dogs?|animals?|horses?)|administ|website)\b/,
  },
]
