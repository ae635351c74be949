/** Why an email did not leave, in the few kinds that an operator can act on. */

export const emailFaults = [
  'refusedConnection',
  'unknownHost',
  'timeout',
  'tls',
  'certificate',
  'signIn',
  'sender',
  'recipient',
  'busy',
  'content',
  'apiToken',
  'apiUnreachable',
  'apiTimeout',
  'other',
] as const
export type EmailFault = (typeof emailFaults)[number]

/** What an error of the transport says; nodemailer has the fields but `fault`. */
export interface DeliveryError {
  message: string
  /** Of a transport that knows what its errors mean. */
  fault?: string | undefined
  code?: string | undefined
  originalCode?: string | undefined
  command?: string | undefined
  responseCode?: number | undefined
}

const codes: Readonly<Record<string, EmailFault>> = {
  ECONNREFUSED: 'refusedConnection',
  EDNS: 'unknownHost',
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  ETIMEDOUT: 'timeout',
  EABORT: 'timeout',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
  EAUTH: 'signIn',
  ENOAUTH: 'signIn',
}

/** Names of errors of Node about a certificate: not trusted, expired, or for another host. */
const certificateCode = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|ALTNAME/
/** Names of its errors about the handshake. */
const tlsCode = /^(ERR_SSL|ERR_TLS)/
const commands: Readonly<Record<string, EmailFault>> = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'content',
}

/** A server that answers may write of certificates, too: that is a policy of its own. */
function findEncryptionFault(
  { message, responseCode }: DeliveryError,
  names: readonly string[],
): EmailFault | null {
  const isSaid = responseCode === undefined && /certificate/i.test(message)
  if (isSaid || names.some((name) => certificateCode.test(name))) return 'certificate'
  return names.some((name) => tlsCode.test(name)) ? 'tls' : null
}

/** The kind of an error. */
export function classifyFault({
  message,
  fault,
  code = '',
  originalCode = '',
  command = '',
  responseCode,
}: DeliveryError): EmailFault {
  const said = emailFaults.find((each) => each === fault)
  if (said) return said
  const encryption = findEncryptionFault({ message, responseCode }, [code, originalCode])
  if (encryption) return encryption
  // A firewall or a wrong port: the network says so beneath the error of the connection.
  const known = codes[originalCode] ?? codes[code]
  const isTemporary = responseCode !== undefined && responseCode >= 400 && responseCode < 500
  // A server that is too busy to look at the password.
  if (known === 'signIn' && isTemporary) return 'busy'
  if (known) return known
  // 530 asks for encryption or a sign-in before anything is sent.
  if (responseCode === 530) return /STARTTLS/i.test(message) ? 'tls' : 'signIn'
  if (/ECONNREFUSED/.test(message)) return 'refusedConnection'
  if (/wrong version number/i.test(message)) return 'tls'
  // 4xx: the server may take it later.
  if (isTemporary) return 'busy'
  if (command.startsWith('AUTH')) return 'signIn'
  return commands[command] ?? 'other'
}
