import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
type Config = { checkedVersion: string; shortenReact: (code: string) => string | null }
const { checkedVersion, shortenReact }: Config = await import(
  pathToFileURL(path.join(root, 'react.config.ts')).href
)
const code = readFileSync(
  path.join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
  'utf8',
)

test('what the build leaves out of React was checked with the installed version', () => {
  expect(code).toContain(`exports.version = "${checkedVersion}"`)
})

test('each function that is left out is one of React, and the rest of the code is as it was', () => {
  const functions = (text: string) =>
    text.split(/^(?=function |FragmentInstance\.prototype)/m).map((each) => each.trim())
  const shortened = functions(shortenReact(code) ?? '')
  const empty = shortened.filter((each) => /^function [\w$]+\(\) \{ .*\}$/m.test(each))
  expect(empty).toHaveLength(45)
  const whole = new Set(functions(code))
  const changed = shortened.filter((each) => !whole.has(each) && !empty.includes(each))
  expect(changed).toEqual([])
})

test('React of another version stays whole', () => {
  expect(shortenReact(code.replaceAll(`"${checkedVersion}"`, '"99.0.0"'))).toBeNull()
})
