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
] as const)('%j is parsed as %o', (text, read) => {
  expect(parseSignInCode(text)).toEqual(read)
})

test('a formatted recovery code is parsed back to the same code', () => {
  const code = 'ABCDEFGHIJKLMNOPQRSTUV23'
  expect(formatRecoveryCode(code)).toBe('abcd-efgh-ijkl-mnop-qrst-uv23')
  expect(parseSignInCode(formatRecoveryCode(code))).toEqual({ kind: 'recovery', code })
})

test('a time step is accepted once, and no earlier one after it', () => {
  expect([isNewStep(5, null), isNewStep(6, 5), isNewStep(5, 5), isNewStep(4, 5)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
