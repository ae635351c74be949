/**
 * Synonyms in listings, besides the labels of skills and causes. A query for one of `terms` also finds the other
 * terms and `also`; a query for one of `also` doesn't find the terms. Keep this narrow: someone who types the term
 * must be glad to find every phrase here. The database handles word endings.
 */
export type SynonymRing = { readonly terms: readonly string[]; readonly also: readonly string[] }

export const synonymRings: readonly SynonymRing[] = [
  // fundraising and writing
  {
    terms: ['grant', 'grant writing', 'grant writer', 'grant proposal', 'grant research'],
    also: ['funding proposal', 'proposal writer', 'grantwriting', 'funder research'],
  },
  { terms: ['fundraising', 'fundraiser', 'fund raising'], also: ['donor relations'] },
  { terms: ['newsletter'], also: ['email bulletin'] },
  { terms: ['copywriting', 'copywriter', 'copy writing'], also: [] },
  { terms: ['content writing', 'content writer'], also: ['blog posts', 'newsletter writer'] },
  { terms: ['editing', 'editor', 'proofreading', 'copyediting', 'copy editing'], also: [] },
  {
    terms: ['public relations', 'pr', 'publicity', 'media relations'],
    also: ['press release', 'press list'],
  },
  // design and media
  { terms: ['logo', 'logotype'], also: ['brand identity', 'visual identity', 'branding'] },
  { terms: ['branding', 'brand identity', 'visual identity'], also: ['logo', 'style guide'] },
  { terms: ['graphic design', 'graphic designer'], also: ['logo', 'brochure design', 'poster design'] },
  { terms: ['flyer', 'flier', 'leaflet', 'brochure', 'poster'], also: ['print materials'] },
  {
    terms: ['ux', 'ux design', 'user experience'],
    also: ['ui ux design', 'ui ux', 'user research'],
  },
  { terms: ['usability'], also: ['ux', 'ui ux'] },
  { terms: ['ui', 'user interface'], also: ['ui ux design', 'ui ux'] },
  { terms: ['video', 'videography', 'videographer', 'film'], also: [] },
  { terms: ['photography', 'photographer', 'photos'], also: ['photo essay'] },
  // software and data
  { terms: ['website', 'web site', 'webpage'], also: ['web development', 'web designer', 'wordpress'] },
  {
    terms: ['web development', 'web developer', 'web dev'],
    also: ['website', 'frontend developer', 'backend developer'],
  },
  { terms: ['frontend', 'front end'], also: [] },
  { terms: ['backend', 'back end'], also: [] },
  { terms: ['mobile app', 'mobile development', 'app development'], also: ['ios app', 'android app'] },
  { terms: ['programmer', 'software developer', 'software engineer', 'coder'], also: ['web development'] },
  { terms: ['data analysis', 'data analyst', 'data analytics'], also: ['data visualization'] },
  { terms: ['spreadsheet', 'excel'], also: [] },
  {
    terms: ['it', 'information technology'],
    also: [
      'it support',
      'tech support',
      'computer support',
      'help desk',
      'system administration',
      'systems administrator',
      'cybersecurity',
      'it security',
    ],
  },
  {
    terms: ['it support', 'tech support', 'computer support', 'help desk'],
    also: ['information technology'],
  },
  { terms: ['cybersecurity', 'cyber security', 'information security'], also: [] },
  // marketing
  { terms: ['seo', 'search engine optimization'], also: ['seo sem', 'google adwords', 'google ads'] },
  { terms: ['sem', 'search engine marketing'], also: ['seo sem', 'google adwords', 'google ads'] },
  { terms: ['social media'], also: ['social networking', 'instagram', 'facebook'] },
  // people and operations
  { terms: ['hr', 'human resources'], also: ['hr recruiting'] },
  { terms: ['recruiting', 'recruitment', 'recruiter'], also: [] },
  { terms: ['resume', 'cv', 'curriculum vitae'], also: [] },
  {
    terms: ['career counseling', 'career coaching', 'career counselor', 'career coach'],
    also: ['job readiness'],
  },
  { terms: ['event planning', 'event planner'], also: ['event coordinator', 'events coordinator'] },
  { terms: ['bookkeeping', 'bookkeeper'], also: ['accounting', 'quickbooks'] },
  { terms: ['accounting', 'accountant'], also: ['bookkeeping', 'bookkeeper'] },
  { terms: ['tax preparation', 'taxes', 'vita'], also: [] },
  {
    terms: ['clerical', 'administrative support', 'office support'],
    also: ['data entry', 'administrative assistant'],
  },
  { terms: ['strategy', 'business strategy'], also: ['business plan', 'strategic plan'] },
  // law
  { terms: ['lawyer', 'attorney'], also: ['legal', 'paralegal'] },
  { terms: ['legal', 'legal services'], also: ['lawyer', 'attorney', 'paralegal'] },
  // teaching, mentoring and languages
  {
    terms: ['esl', 'esol', 'english as a second language', 'english language learners'],
    also: ['english lessons', 'english classes', 'english class', 'english teacher', 'teach english'],
  },
  { terms: ['ged', 'high school equivalency', 'hse'], also: [] },
  { terms: ['tutor', 'tutoring'], also: ['teacher', 'homework help', 'homework helper'] },
  { terms: ['teacher', 'instructor'], also: [] },
  { terms: ['mentor', 'mentoring', 'mentorship'], also: [] },
  { terms: ['translation', 'translator', 'interpreter', 'interpreting'], also: ['bilingual'] },
  { terms: ['computer literacy', 'computer skills', 'digital literacy'], also: ['computer class'] },
  // causes and settings
  { terms: ['seniors', 'older adults', 'elderly', 'senior citizens'], also: ['senior center'] },
  { terms: ['kids', 'children'], also: [] },
  { terms: ['teens', 'teenagers', 'youth'], also: ['young adults'] },
  { terms: ['homeless', 'homelessness'], also: ['unhoused', 'shelter residents'] },
  { terms: ['hunger', 'food security'], also: ['food pantry', 'soup kitchen', 'food bank'] },
  { terms: ['food pantry', 'food bank'], also: ['soup kitchen'] },
  { terms: ['refugees', 'immigrants', 'newcomers', 'immigration'], also: ['asylum seekers'] },
  { terms: ['lgbtq', 'lgbt', 'lgbtq rights'], also: ['transgender', 'queer'] },
  { terms: ['disability', 'disabilities'], also: ['disability rights', 'accessibility'] },
  { terms: ['veterans'], also: ['military families'] },
  { terms: ['domestic violence', 'domestic abuse'], also: ['abused women'] },
  { terms: ['climate', 'climate change'], also: ['global warming'] },
  { terms: ['remote', 'virtual', 'from home'], also: [] },
]
