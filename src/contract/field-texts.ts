/**
 * The error texts of fields. Schemas and services know no reader, so what they call a message is the name of a text
 * with its values. It becomes a sentence where the reader is known: in the server's response, or in a form that validates.
 */
import type { FieldsTexts } from './texts/fields-texts.ts'

/** A private-use character: no text starts with it. */
const mark = '\uE000'

type KeysOf<Group extends keyof FieldsTexts> = `${Group}.${keyof FieldsTexts[Group] & string}`

/** A text of the catalog, such as `general.required`. */
export type FieldTextKey = { [Group in keyof FieldsTexts]: KeysOf<Group> }[keyof FieldsTexts]

type TextOf<Key> = Key extends `${infer Group extends keyof FieldsTexts}.${infer Name}`
  ? Name extends keyof FieldsTexts[Group]
    ? FieldsTexts[Group][Name]
    : never
  : never

type Values<Key> = TextOf<Key> extends (values: infer Named) => string ? [values: Named] : []

/** Names a text, in place of the message of a check. */
export const fieldText = <Key extends FieldTextKey>(key: Key, ...[values]: Values<Key>): string =>
  `${mark}${key}${values === undefined ? '' : JSON.stringify(values)}`

/** Whether a named text could be about any field: then a list of errors has to name the field. */
export const isGeneralFieldText = (message: string): boolean => message.startsWith(`${mark}general.`)

/** The text that a message names. One that is already a sentence is returned unchanged. */
export function describeFieldText(texts: FieldsTexts, message: string): string {
  if (!message.startsWith(mark)) return message
  const [, group = '', name = '', values = '{}'] = /^.(\w+)\.(\w+)(\{.*)?$/su.exec(message) ?? []
  const text = read(read(texts, group), name)
  return isTextFunction(text) ? text(JSON.parse(values)) : String(text)
}

const read = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined

const isTextFunction = (text: unknown): text is (values: unknown) => string => typeof text === 'function'
