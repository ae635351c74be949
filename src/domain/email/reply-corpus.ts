/** Replies by email as the common clients and languages write them, for tests. */
/** The email that is replied to, as clients quote it. */
export const quoted = [
  '> Hello Ruth,',
  '>',
  '> Leeds Helps wrote to you.',
  '>',
  '> -- ',
  '> Bridge Collective',
]
export const lines = (...parts: string[]) => parts.join('\r\n')

/** What each client writes, with the reply "Yes, I can.\n\nSee you on Monday at 9." */
export const ownLines = ['Yes, I can.', '', 'See you on Monday at 9.']
export const replyCorpus: [client: string, text: string][] = [
  [
    'Gmail',
    lines(
      ...ownLines,
      '',
      'On Mon, Nov 2, 2026 at 9:00 AM Bridge Collective <hello@example.org>',
      'wrote:',
      '',
      ...quoted,
    ),
  ],
  [
    'Gmail in German',
    lines(
      ...ownLines,
      '',
      'Am Mo., 2. Nov. 2026 um 09:00 Uhr schrieb Bridge Collective <',
      'hello@example.org>:',
      '',
      ...quoted,
    ),
  ],
  [
    'Gmail in Spanish',
    lines(
      ...ownLines,
      '',
      'El lun, 2 nov 2026 a las 9:00, Bridge Collective (<hello@example.org>)',
      'escribió:',
      '',
      ...quoted,
    ),
  ],
  [
    'Gmail in French',
    lines(
      ...ownLines,
      '',
      'Le lun. 2 nov. 2026 à 09:00, Bridge Collective <hello@example.org> a',
      'écrit :',
      '',
      ...quoted,
    ),
  ],
  [
    'Gmail in French with a narrow space',
    lines(
      ...ownLines,
      '',
      'Le lun. 2 nov. 2026 à 09:00, Bridge Collective <hello@example.org> a écrit\u202f:',
      ...quoted,
    ),
  ],
  [
    'Apple Mail',
    lines(
      ...ownLines,
      '',
      '> On 2 Nov 2026, at 09:00, Bridge Collective <hello@example.org> wrote:',
      ...quoted,
    ),
  ],
  [
    'Apple Mail in German',
    lines(
      ...ownLines,
      '',
      'Am 02.11.2026 um 09:00 schrieb Bridge Collective <hello@example.org>:',
      '',
      ...quoted,
    ),
  ],
  [
    'Apple Mail in Spanish',
    lines(
      ...ownLines,
      '',
      'El 2 nov 2026, a las 9:00, Bridge Collective <hello@example.org> escribió:',
      '',
      ...quoted,
    ),
  ],
  [
    'iPhone',
    lines(
      ...ownLines,
      '',
      'Sent from my iPhone',
      '',
      '> On 2 Nov 2026, at 09:00, Bridge Collective <hello@example.org> wrote:',
      '> ',
      ...quoted,
    ),
  ],
  [
    'iPhone in German',
    lines(
      ...ownLines,
      '',
      'Von meinem iPhone gesendet',
      '',
      '> Am 02.11.2026 um 09:00 schrieb Bridge Collective <hello@example.org>:',
      ...quoted,
    ),
  ],
  [
    'iPhone in Spanish',
    lines(
      ...ownLines,
      '',
      'Enviado desde mi iPhone',
      '',
      '> El 2 nov 2026, a las 9:00, Bridge Collective <hello@example.org> escribió:',
      ...quoted,
    ),
  ],
  [
    'iPhone in French',
    lines(
      ...ownLines,
      '',
      'Envoyé de mon iPhone',
      '',
      '> Le 2 nov. 2026 à 09:00, Bridge Collective <hello@example.org> a écrit :',
      ...quoted,
    ),
  ],
  [
    'Outlook',
    lines(
      ...ownLines,
      '',
      '________________________________',
      'From: Bridge Collective <hello@example.org>',
      'Sent: Monday, November 2, 2026 9:00 AM',
      'To: Ruth <ruth@example.net>',
      'Subject: New message from Leeds Helps',
      '',
      'Hello Ruth,',
      'Leeds Helps wrote to you.',
    ),
  ],
  [
    'Outlook in German',
    lines(
      ...ownLines,
      '',
      'Von: Bridge Collective <hello@example.org>',
      'Gesendet: Montag, 2. November 2026 09:00',
      'An: Ruth <ruth@example.net>',
      'Betreff: New message from Leeds Helps',
      '',
      'Hello Ruth,',
    ),
  ],
  [
    'Outlook in French',
    lines(
      ...ownLines,
      '',
      'De : Bridge Collective <hello@example.org>',
      'Envoyé : lundi 2 novembre 2026 09:00',
      'À : Ruth <ruth@example.net>',
      'Objet : New message from Leeds Helps',
      '',
      'Hello Ruth,',
    ),
  ],
  [
    'Outlook in Spanish, on a phone',
    lines(
      ...ownLines,
      '',
      'Obtener Outlook para Android',
      '________________________________',
      '*De:* Bridge Collective <hello@example.org>',
      '*Enviado:* lunes, 2 de noviembre de 2026 9:00',
      '*Para:* Ruth <ruth@example.net>',
      '*Asunto:* New message from Leeds Helps',
      'Hello Ruth,',
    ),
  ],
  [
    'an old Outlook',
    lines(...ownLines, '', '-----Original Message-----', 'From: Bridge Collective', 'Hello Ruth,'),
  ],
  ['a German webmailer', lines(...ownLines, '', '-----Ursprüngliche Nachricht-----', 'Hello Ruth,')],
  [
    'Thunderbird',
    lines(
      ...ownLines,
      '',
      'On 02/11/2026 09:00, Bridge Collective wrote:',
      ...quoted,
      '',
      '-- ',
      'Ruth Ruiz',
      'Leeds',
    ),
  ],
  [
    'Thunderbird in German',
    lines(...ownLines, '-- ', 'Ruth Ruiz', '', 'Am 02.11.26 um 09:00 schrieb Bridge Collective:', ...quoted),
  ],
  [
    'bottom posting',
    lines('On 02/11/2026 09:00, Bridge Collective wrote:', ...quoted, '', ...ownLines, '', '-- ', 'Ruth'),
  ],
  [
    'bottom posting in French',
    lines('Le 02/11/2026 à 09:00, Bridge Collective a écrit :', ...quoted, ...ownLines),
  ],
  [
    'answers between the lines',
    lines('> Can you help?', ownLines[0] ?? '', '', '> When?', ownLines[2] ?? ''),
  ],
  [
    'HTML turned into text',
    lines(...ownLines, '', 'On Mon, Nov 2, 2026 at 9:00 AM Bridge Collective wrote:', '', 'Hello Ruth,'),
  ],
  ['no quoted email', lines(...ownLines)],
  ['a picture in HTML', lines(...ownLines, '', '[cid:logo@example.net]', '[https://example.net/logo.png]')],
  ['a Mac of long ago', ownLines.join('\r')],
]
