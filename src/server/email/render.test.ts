import { describe, expect, test } from 'vitest'
import {
  applicationId,
  applicationEmailRow,
  compose,
  member,
  emailFooter,
  projectId,
  type Change,
} from '#tests/support/email/application-emails.ts'

describe('emails about applications say what happened, what to do next and why they were sent', () => {
  test('an application is received', () => {
    const email = compose(applicationEmailRow('application.received', { recipient: member }))
    expect(email).toMatchObject({
      recipient: 'ruth@example.net',
      messageId: '<fact-42.user-ruth@volunteers.example.org>',
      subject: 'Maya Lindqvist applied to “Redesign the intake form”',
    })
    expect(email?.text).toBe(`Hello Ruth,

Maya Lindqvist would like to help Harbor Light Shelter with “Redesign the intake form”.

Read their application and reply soon. A quick answer, even a no, means a lot to volunteers.

Read the application:
https://volunteers.example.org/applications?tab=received&application=${applicationId}

${emailFooter}

You’re receiving this email because you are a member of Harbor Light Shelter on Bridge Collective.
Questions? Email us at hello@example.org.
`)
  })

  test('an application is accepted', () => {
    const email = compose(
      applicationEmailRow('application.accepted', { hasFeedback: true, hasContact: true }),
    )
    expect(email?.subject).toBe('You’re in! Harbor Light Shelter accepted your application')
    expect(email?.text).toBe(`Hello Maya,

Good news! Harbor Light Shelter accepted your application to “Redesign the intake form”.

Harbor Light Shelter sent you a message. You can read it with your application.

The project’s page now shows how to get in touch, and they can see your email address.

Open the project:
https://volunteers.example.org/project/${projectId}

${emailFooter}

You’re receiving this email because you applied to “Redesign the intake form” on Bridge Collective.
Questions? Email us at hello@example.org.
`)
    expect(compose(applicationEmailRow('application.accepted'))?.text).toContain(`“Redesign the intake form”.

They can now see your email address and contact you.

`)
  })

  test('an application is declined', () => {
    const email = compose(applicationEmailRow('application.declined'))
    expect(email?.subject).toBe('About your application to “Redesign the intake form”')
    expect(email?.text).toBe(`Hello Maya,

Thank you for offering your time to “Redesign the intake form”. Harbor Light Shelter did not accept your application.

We know this isn’t the answer you hoped for. Other projects need your skills. You’ll find other open projects with your application.

See similar projects:
https://volunteers.example.org/applications?tab=mine&application=${applicationId}

${emailFooter}

You’re receiving this email because you applied to “Redesign the intake form” on Bridge Collective.
Questions? Email us at hello@example.org.
`)
    expect(compose(applicationEmailRow('application.declined', { hasFeedback: true }))?.text)
      .toContain(`Read the message:
https://volunteers.example.org/applications?tab=mine&application=${applicationId}
`)
  })

  test('an application is closed or left out because its project was completed', () => {
    const closed = compose(applicationEmailRow('application.declined', { because: 'project_completed' }))
    expect(closed?.subject).toBe('About your application to “Redesign the intake form”')
    expect(closed?.text).toContain(`Harbor Light Shelter completed the project, so we closed your application.

Other projects need your skills.

Find another project:
https://volunteers.example.org/browse
`)
    // What the organization wrote stays with the application (record 0020).
    const written = applicationEmailRow('application.declined', {
      because: 'project_completed',
      hasFeedback: true,
    })
    expect(compose(written)?.text).toContain(`so we closed your application.

Harbor Light Shelter sent you a message. You can read it with your application.
`)
    const leftOut = compose(
      applicationEmailRow('application.withdrawn', {
        because: 'project_completed',
        endedBy: 'organization',
        wasAccepted: true,
      }),
    )
    expect(leftOut?.subject).toBe('“Redesign the intake form” is completed')
    expect(leftOut?.text)
      .toContain(`without signing off your work on it. You can read their reason with your application.

Thank you for your time and skills.

Read the reason:
https://volunteers.example.org/applications?tab=mine&application=${applicationId}
`)
  })

  test('accepted work ends with the volunteer’s account', () => {
    const ended = {
      endedBy: 'volunteer',
      because: 'account_unavailable',
      wasAccepted: true,
      recipient: member,
    } as const
    const email = compose(applicationEmailRow('application.withdrawn', ended))
    expect(email?.subject).toBe('Maya Lindqvist’s work on “Redesign the intake form” has ended')
    expect(email?.text).toContain(
      'Maya Lindqvist’s account isn’t available, so their work on “Redesign the intake form” has ended. Their spot is open again.\n\nSee the application:',
    )
    const waiting = compose(applicationEmailRow('application.withdrawn', { ...ended, waitingHours: 3 }))
    expect(waiting?.text).toContain(
      'They logged 3 hours that you haven’t confirmed yet.\n\nReview the hours:',
    )
  })

  test('the volunteer withdraws an application', () => {
    const row = applicationEmailRow('application.withdrawn', { endedBy: 'volunteer', recipient: member })
    const email = compose(row)
    expect(email?.subject).toBe('Maya Lindqvist withdrew their application to “Redesign the intake form”')
    expect(email?.text).toBe(`Hello Ruth,

Maya Lindqvist withdrew their application to “Redesign the intake form”. You don’t need to do anything.

See your applications:
https://volunteers.example.org/applications?tab=received&application=${applicationId}

${emailFooter}

You’re receiving this email because you are a member of Harbor Light Shelter on Bridge Collective.
Questions? Email us at hello@example.org.
`)
    expect(compose({ ...row, wasAccepted: true })?.text).toContain(`Hello Ruth,

Maya Lindqvist ended their work on “Redesign the intake form”. Their spot is open again.

You can read their reason with the application.

Read the reason:
`)
  })

  test('the organization ends the work', () => {
    const email = compose(
      applicationEmailRow('application.withdrawn', { endedBy: 'organization', wasAccepted: true }),
    )
    expect(email?.subject).toBe('Your work on “Redesign the intake form” has ended')
    expect(email?.text).toBe(`Hello Maya,

Harbor Light Shelter ended your work on “Redesign the intake form”. You can read their reason with your application.

Thank you for your time and skills.

Read the reason:
https://volunteers.example.org/applications?tab=mine&application=${applicationId}

${emailFooter}

You’re receiving this email because you applied to “Redesign the intake form” on Bridge Collective.
Questions? Email us at hello@example.org.
`)
  })

  test('the organization signs off the work', () => {
    const email = compose(applicationEmailRow('application.completed', { wasAccepted: true }))
    expect(email?.subject).toBe('Harbor Light Shelter signed off your work')
    expect(email?.text).toBe(`Hello Maya,

Harbor Light Shelter signed off your work on “Redesign the intake form”. Well done, and thank you!

See your applications:
https://volunteers.example.org/applications?tab=mine&application=${applicationId}

${emailFooter}

You’re receiving this email because you applied to “Redesign the intake form” on Bridge Collective.
Questions? Email us at hello@example.org.
`)
  })
})

test('the HTML version says the same as the text version, with every name escaped', () => {
  const email = compose(
    applicationEmailRow('application.accepted', {
      organizationName: '<b>Harbor</b> & "Light"',
      hasContact: true,
    }),
  )
  expect(email?.html).toContain('&lt;b&gt;Harbor&lt;/b&gt; &amp; &quot;Light&quot; accepted your application')
  expect(email?.html).not.toContain('<b>')
  expect(email?.html).toContain(`href="https://volunteers.example.org/project/${projectId}"`)
  const words = (email?.html ?? '').replace(/<style>[^]*<\/style>/, '').replaceAll(/<[^>]+>/g, '\n')
  expect(words).toContain('The project’s page now shows how to get in touch')
  expect(words).toContain('Questions? Email us at hello@example.org.')
})

test('a name with line breaks or direction marks becomes one plain line', () => {
  const email = compose(
    applicationEmailRow('application.received', {
      recipient: member,
      volunteer: { id: 'maya', firstName: 'Maya\r\nBcc: all@example.com', lastName: '\u202Etxt.exe\u2028x' },
    }),
  )
  expect(email?.subject).toBe('Maya Bcc: all@example.com txt.exe x applied to “Redesign the intake form”')
})

test('a long title is shortened in the subject and complete in the email', () => {
  const title = 'A title of many words '.repeat(8).trim()
  const email = compose(
    applicationEmailRow('application.received', { recipient: member, project: { id: projectId, title } }),
  )
  expect(email?.subject).toBe(
    'Maya Lindqvist applied to “A title of many words A title of many words A title of many…”',
  )
  expect(email?.text).toContain(`“${title}”`)
})

test.each<[string, string, Change]>([
  ['whose account is disabled', 'application.accepted', { recipient: { isDisabled: true } }],
  ['who left the organization', 'application.received', { recipient: { ...member, isMember: false } }],
  ['who is not the volunteer', 'application.accepted', { recipient: member }],
  ['about a fact that has no letter', 'project.published', { recipient: member }],
])('no one gets an email %s', (_, type, change) => {
  expect(compose(applicationEmailRow(type, change))).toBe(null)
})
