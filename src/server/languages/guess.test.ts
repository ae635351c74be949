import { describe, expect, test } from 'vitest'
import { demoProjects } from '#demo/data.ts'
import { guessLanguage } from './guess.ts'
import { textsOfProject } from './guessed-texts.ts'

describe('the language of a text is guessed as', () => {
  test.each([
    ['en', 'We are looking for volunteer accountants who help families with their taxes.'],
    ['es', 'Buscamos contadores voluntarios que ayuden a familias con sus impuestos.'],
    ['pt', 'Precisamos de um novo site para a nossa associação de moradores.'],
    ['de', 'Wir suchen ehrenamtliche Buchhalterinnen, die Familien bei der Steuererklärung helfen.'],
    ['fr', 'Notre association a besoin d’un nouveau site internet et d’un logo.'],
    ['it', 'Cerchiamo contabili volontari che aiutino le famiglie con la dichiarazione dei redditi.'],
    ['nl', 'Onze vereniging heeft een nieuwe website nodig.'],
    ['pl', 'Nasze stowarzyszenie potrzebuje nowej strony internetowej.'],
    ['tr', 'Derneğimizin yeni bir web sitesine ihtiyacı var.'],
    ['ru', 'Нашей организации нужен новый сайт и логотип.'],
    ['uk', 'Дякую за повідомлення, побачимося в понеділок о десятій.'],
    ['el', 'Ο σύλλογός μας χρειάζεται μια νέα ιστοσελίδα.'],
    ['ar', 'نبحث عن محاسبين متطوعين لمساعدة العائلات في تقديم إقراراتها الضريبية.'],
    ['hi', 'हमारी संस्था को एक नई वेबसाइट चाहिए।'],
    ['vi', 'Hội của chúng tôi cần một trang web mới.'],
    ['zh', '我们正在寻找志愿会计师，帮助家庭报税。'],
    ['ja', '私たちの団体には新しいウェブサイトが必要です。'],
  ])('%s: %s', async (language, text) => {
    expect(await guessLanguage([text])).toBe(language)
  })

  test('English for every project of the demo', async () => {
    const guesses = await Promise.all(demoProjects.map((project) => guessLanguage(textsOfProject(project))))
    expect([...new Set(guesses)]).toEqual(['en'])
  })
})

test.each([
  ['nothing', []],
  ['missing texts', [null, undefined, '']],
  ['a few words', ['Grant writer']],
  ['a name', ['El Museo']],
  ['numbers and symbols', ['555 123 4567 👍 12:30 99 %']],
  ['an address', ['https://example.org/contadores/voluntarios/que/ayuden']],
  ['random letters', ['asdf qwer zxcv tyui hjkl']],
])('the language of %s is not known', async (_, texts) => {
  expect(await guessLanguage(texts)).toBeNull()
})
