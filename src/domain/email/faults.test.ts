import { expect, test } from 'vitest'
import { classifyFault } from './faults.ts'

test.each([
  [{ message: 'connect ECONNREFUSED 127.0.0.1:25', code: 'ESOCKET' }, 'refusedConnection'],
  [{ message: 'getaddrinfo ENOTFOUND smtp.example', code: 'EDNS', originalCode: 'ENOTFOUND' }, 'unknownHost'],
  [{ message: 'Greeting never received', code: 'ETIMEDOUT' }, 'timeout'],
  [
    { message: 'self-signed certificate', code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    'certificate',
  ],
  [{ message: 'self-signed certificate', code: 'ETLS' }, 'certificate'],
  [{ message: '550 no certificate', code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'sender'],
  [{ message: 'Hostname/IP does not match', code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate'],
  [{ message: 'wrong version number', code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'tls'],
  [{ message: 'Invalid login: 535', code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'signIn'],
  [{ message: 'Invalid login: 454', code: 'EAUTH', responseCode: 454, command: 'AUTH PLAIN' }, 'busy'],
  [{ message: 'Invalid login: 421', code: 'EAUTH', responseCode: 421, command: 'AUTH PLAIN' }, 'busy'],
  [{ message: '530 sign in first', code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'signIn'],
  [{ message: '530 issue STARTTLS', code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'tls'],
  [{ message: '550 no', code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'sender'],
  [{ message: '550 no', code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'recipient'],
  [{ message: '451 later', code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, 'busy'],
  [{ message: '554 spam', code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'content'],
  [{ message: '401 wrong token', fault: 'apiToken' }, 'apiToken'],
  [{ message: 'closed', code: 'ECONNECTION' }, 'other'],
] as const)('%j is the fault %s', (error, fault) => {
  expect(classifyFault(error)).toBe(fault)
})
