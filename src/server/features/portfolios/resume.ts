/** A portfolio in the schema of jsonresume.org, for import into other programs. */
import type { User } from '#contract/accounts/accounts.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { Portfolio, PortfolioWork } from '#contract/portfolios/portfolios.ts'
import type { PublicReview } from '#contract/organizations/page.ts'
import { isWebAddress } from '#domain/text/web-address.ts'
import type { Context } from '#server/context.ts'
import { listReviews } from '#server/http/lists/review-pages.ts'
import { findPortfolio } from './portfolio.ts'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** A volunteer's portfolio with the latest reviews, as the reader may see it; null if there is none for them. */
export async function findResume(ctx: Context<User | null>, id: string): Promise<object | null> {
  const found = await findPortfolio(ctx, id)
  if (!found) return null
  const reviews = await listReviews(ctx, { of: 'volunteer', id: found.id }, undefined)
  const addressOf = (path: string) => new URL(path, ctx.config.publicUrl).href
  return toResume(found, { reviews: reviews.items, addressOf, at: ctx.now() })
}

type ResumeContext = {
  reviews: readonly PublicReview[]
  /** The full URL of a path on this site. */
  addressOf: (path: string) => string
  at: Date
}

function toResume(portfolio: Portfolio, { reviews, addressOf, at }: ResumeContext): object {
  const works = portfolio.works.filter(({ isOmitted }) => !isOmitted)
  const { name, headline, imageUrl, website, linkedinUrl, location, bio } = portfolio
  const page = addressOf(`/volunteers/${portfolio.id}`)
  return {
    $schema: schema,
    basics: {
      name,
      ...(headline && { label: headline }),
      ...(imageUrl && { image: addressOf(imageUrl) }),
      url: website && isWebAddress(website) ? website : page,
      ...(bio && { summary: bio }),
      ...(location && { location: { address: location } }),
      profiles: [
        ...(linkedinUrl && isWebAddress(linkedinUrl) ? [{ network: 'LinkedIn', url: linkedinUrl }] : []),
        { network: getSiteName(), url: page },
      ],
    },
    volunteer: works.map((work) => toResumeWork(work, addressOf)),
    skills: portfolio.skills.map(({ label, workIds }) => ({
      name: label,
      keywords: workIds.flatMap((id) => works.find((work) => work.id === id)?.project?.title ?? []),
    })),
    projects: portfolio.projects.map(({ title, description, impact, skills }) => ({
      name: title,
      description,
      highlights: [impact],
      keywords: skills,
    })),
    awards: portfolio.badges.map((badge) => ({
      title: badge.name,
      date: dayOf(badge.earnedAt),
      awarder: getSiteName(),
      summary: badge.description,
    })),
    certificates: listCertificates(portfolio, works).map(({ title, date, credentialId }) => ({
      name: title,
      date: dayOf(date),
      issuer: getSiteName(),
      url: addressOf(`/credentials/${credentialId}`),
    })),
    references: reviews.flatMap(({ reviewerName, reviewText }) =>
      reviewerName === null ? [] : [{ name: reviewerName, reference: reviewText }],
    ),
    interests: portfolio.causes.map((cause) => ({ name: cause })),
    meta: { canonical: page, version: 'v1.0.0', lastModified: at.toISOString().replace(/\.\d+Z$/, 'Z') },
  }
}

function toResumeWork(work: PortfolioWork, addressOf: ResumeContext['addressOf']): object {
  const { project, organization, confirmedHours } = work
  const hours = confirmedHours > 0 && `${confirmedHours} confirmed ${confirmedHours === 1 ? 'hour' : 'hours'}`
  const people = project?.outcome?.peopleHelped
  return {
    ...(organization && { organization: organization.organizationName }),
    position: project ? `Volunteer: ${project.title}` : 'Volunteer',
    ...(project && { url: addressOf(`/project/${project.id}`) }),
    startDate: dayOf(work.startedAt),
    endDate: dayOf(work.completedAt),
    ...(project?.deliverables && { summary: project.deliverables }),
    highlights: [hours, people && `${people} people helped`, project?.outcome?.summary].filter(Boolean),
  }
}

/** Works and badges with a credential that anyone can check. */
function listCertificates({ badges }: Portfolio, works: readonly PortfolioWork[]) {
  const workCertificates = works.flatMap(({ project, completedAt, credentialId }) =>
    project && credentialId ? [{ title: project.title, date: completedAt, credentialId }] : [],
  )
  const badgeCertificates = badges.flatMap(({ name, earnedAt, credentialId }) =>
    credentialId ? [{ title: name, date: earnedAt, credentialId }] : [],
  )
  return [...workCertificates, ...badgeCertificates]
}

/** The UTC day of a timestamp, so that every reader gets the same day. */
const dayOf = (timestamp: string) => timestamp.slice(0, 10)
