/** Whether the mail server accepts this product, without sending anything. */
import { createTransport } from 'nodemailer'
import { connectTo, parseSmtpUrl } from './smtp.ts'

/** Milliseconds for each step. */
const patience = 5000

/** Connects and signs in. Null if the server accepts that, otherwise what it or the network said. */
export async function checkMailServer(smtpUrl: string): Promise<string | null> {
  const transport = createTransport(
    connectTo(parseSmtpUrl(smtpUrl), { stepMs: patience, maxSilenceMs: patience }),
  )
  try {
    await transport.verify()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport.close()
  }
}
