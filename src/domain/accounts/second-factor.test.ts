import { expect, test } from 'vitest'
import { isNewStep, parseSignInCode, formatRecoveryCode } from './second-factor.ts'

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['123-456', { kind: 'app', code: '123456' }],
  ['１２３４５６', { kind: 'app', code: '123456' }],
  ['abcd-efgh-ijkl-mnop-qrst-uv23', { kind: 'recovery', code: 'ABCDEFGHIJKLMNOPQRSTUV23' }],
  ['ABCD EFGH IJKL MNOP QRST UV23', { kind: 'recovery', code: 'ABCDEFGHIJKLMNOPQRSTUV23' }],
  ['12345', null],
  ['1234567', null],
  ['abcd-efgh-ijkl-mnop-qrst-uv01', null],
  ['', null],
] as const)('%j is read as %o', (text, read) => {
  expect(parseSignInCode(text)).toEqual(read)
})

test('a recovery code is shown as it is read', () => {
  const code = 'ABCDEFGHIJKLMNOPQRSTUV23'
  expect(formatRecoveryCode(code)).toBe('abcd-efgh-ijkl-mnop-qrst-uv23')
  expect(parseSignInCode(formatRecoveryCode(code))).toEqual({ kind: 'recovery', code })
})

test('a step is taken once, and none before it', () => {
  expect([isNewStep(5, null), isNewStep(6, 5), isNewStep(5, 5), isNewStep(4, 5)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
