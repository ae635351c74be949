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

  test.each([
    ['opens', (english: string, spanish: string) => [english, spanish]],
    ['ends', (english: string, spanish: string) => [spanish, english]],
  ])('Spanish where an English text for all listings %s it', async (_, order) => {
    const english =
      'Riverside Volunteers is an equal opportunity organization. We welcome people of every age, background, ' +
      'religion and ability, and we check the references of everyone who works with children. By applying you agree ' +
      'to our code of conduct. Please read it before you apply, and write to us whenever something is unclear to you. ' +
      'We answer within three working days, and we keep what you tell us to ourselves.'
    const spanish =
      'Buscamos contadores voluntarios que ayuden a las familias del barrio con sus impuestos. Trabajamos los sábados ' +
      'por la mañana en la biblioteca municipal, y quien no pueda venir puede ayudar por teléfono. Damos una formación ' +
      'breve antes de empezar. '
    expect(await guessLanguage(order(english, spanish.repeat(4)))).toBe('es')
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
