/** Reads and checks a file of the demo. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from '#contract/zod.ts'
import { productFolder } from '#server/config/product-folder.ts'

export function parseFile<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> {
  const text = readFileSync(path.join(productFolder, `demo/data/${name}.json`), 'utf8')
  return shape.parse(JSON.parse(text))
}

export function parseRows<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape>[] {
  return parseFile(name, z.array(shape))
}
