/** The access table's rows about what the operator says about the site. */
import { tinyPng } from '#tests/support/scenarios/images.ts'
import { adminOnly, all, signedIn, type Row } from './access-rows.ts'

export const siteRows: readonly Row[] = [
  { route: 'GET /api/admin/site', answers: adminOnly(200) },
  {
    route: 'PATCH /api/admin/site',
    about: 'an old version',
    ask: () => ({ body: { version: 1_000_000, name: 'Another' } }),
    answers: adminOnly(409),
  },
  { route: 'PUT /api/admin/site/logo', ask: () => ({ file: tinyPng() }), answers: adminOnly(200) },
  { route: 'DELETE /api/admin/site/logo', answers: adminOnly(200) },
  { route: 'GET /api/stories', answers: all(200) },
  {
    route: 'GET /site-icons/:logo/:file',
    about: 'one that is not there',
    ask: () => ({ path: `/site-icons/${'0'.repeat(32)}/header.png` }),
    answers: all(404),
  },
]

const text = { markdown: 'Text' }

export const legalRows: readonly Row[] = [
  {
    route: 'GET /api/legal/:document',
    ask: () => ({ path: '/api/legal/terms' }),
    answers: all(200),
  },
  {
    route: 'GET /api/admin/legal/:document',
    ask: () => ({ path: '/api/admin/legal/terms' }),
    answers: adminOnly(200),
  },
  {
    route: 'GET /api/admin/legal/:document/agreements',
    ask: () => ({ path: '/api/admin/legal/terms/agreements' }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/legal/:document',
    about: 'after a version that is not there',
    ask: () => ({
      path: '/api/admin/legal/terms',
      body: { ...text, changes: 'New', asksAgreement: false, after: 1_000_000 },
    }),
    answers: adminOnly(409),
  },
  { route: 'POST /api/admin/legal-preview', ask: () => ({ body: text }), answers: adminOnly(200) },
  { route: 'GET /api/account/agreements', answers: signedIn },
  {
    route: 'POST /api/account/agreements',
    ask: () => ({ body: { agreements: [{ document: 'terms', number: 1 }] } }),
    answers: signedIn,
  },
]
