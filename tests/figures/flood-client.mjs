// Requests a page over a number of parallel connections until enough responses have arrived; prints what arrived.
import { get } from 'node:http'

const [, , url, total, atOnce] = process.argv
const seen = {}
let left = Number(total)

const ask = () =>
  new Promise((resolve) => {
    const count = (what) => {
      seen[what] = (seen[what] ?? 0) + 1
      resolve()
    }
    get(url, { agent: false }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk))
      answer.on('error', () => count('closed'))
      answer.on('end', () => {
        if (answer.statusCode !== 200) return count(String(answer.statusCode))
        count(text.includes('<noscript>') ? 'shell' : 'rendered')
      })
    }).on('error', () => count('closed'))
  })

async function requestRepeatedly() {
  while (left > 0) {
    left -= 1
    await ask()
  }
}

await Promise.all(Array.from({ length: Number(atOnce) }, requestRepeatedly))
process.stdout.write(JSON.stringify(seen))
