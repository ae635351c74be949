/** Serializes responses to JSON by their schema, so that fields outside it are never sent. */
import fastJson from 'fast-json-stringify'
import { z } from '#contract/zod.ts'

type Serialize = (answer: unknown) => string

const serializers = new WeakMap<z.ZodType, Serialize>()

/**
 * The serializer of a schema, compiled for the first response and once per process: compiling all of them would take
 * a third of the start.
 */
export function getSerializer(schema: z.ZodType): Serialize {
  return (answer) => {
    const serialize = serializers.get(schema) ?? createSerializer(schema)
    serializers.set(schema, serialize)
    return serialize(answer)
  }
}

function createSerializer(schema: z.ZodType): Serialize {
  const made = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'throw' })
  const plain = simplifyForSerializer(made)
  return fastJson(isRecord(plain) ? plain : {})
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Turns `anyOf [T, null]` into a nullable T and drops formats, because both only slow the serializer. */
function simplifyForSerializer(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplifyForSerializer)
  if (!isRecord(node)) return node
  const entries = Object.entries(node).filter(([key]) => !['$schema', 'format', 'pattern'].includes(key))
  const simple = Object.fromEntries(entries.map(([key, value]) => [key, simplifyForSerializer(value)]))
  const choices: unknown[] = Array.isArray(simple['anyOf']) ? simple['anyOf'] : []
  const [first, second] = choices.length === 2 ? choices : []
  if (!isRecord(first) || !isRecord(second)) return simple
  if (second['type'] !== 'null' || typeof first['type'] !== 'string') return simple
  const { enum: members, ...rest } = first
  return { ...rest, nullable: true, ...(Array.isArray(members) && { enum: members.concat(null) }) }
}
