import { normalizeLabel } from './normalize.ts'

/** One meaning: its labels in the product's lists, and other names people type for the same thing. */
export type Entry = {
  readonly id: string
  readonly label: string
  readonly labels: readonly string[]
  readonly aliases: readonly string[]
}

export type Vocabulary = {
  /** The id of the entry a label belongs to, or `custom:<key>` for a typed-in label; '' for a blank one. */
  canonical(label: string): string
  /** The labels of an entry as the lists write them; none for a typed-in one. */
  labelsOf(id: string): readonly string[]
  /** The other list labels that mean the same. */
  synonymsOf(label: string): string[]
}

/** A vocabulary over curated entries. */
export function buildVocabulary(entries: readonly Entry[]): Vocabulary {
  const idByKey = new Map<string, string>()
  const labelsById = new Map<string, readonly string[]>()
  for (const entry of entries) {
    labelsById.set(entry.id, entry.labels)
    for (const name of [...entry.labels, ...entry.aliases]) idByKey.set(normalizeLabel(name), entry.id)
  }
  const canonical = (label: string) => {
    const key = normalizeLabel(label)
    return key === '' ? '' : (idByKey.get(key) ?? `custom:${key}`)
  }
  const labelsOf = (id: string) => labelsById.get(id) ?? []
  const synonymsOf = (label: string) => {
    const key = normalizeLabel(label)
    return labelsOf(canonical(label)).filter((other) => normalizeLabel(other) !== key)
  }
  return { canonical, labelsOf, synonymsOf }
}
