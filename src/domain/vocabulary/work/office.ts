/** Offices, money, law, people, governance, fundraising and the public. Format: `parse.ts`. */
export const officeWork = `
administrative-support: Administrative Support
  administrative, administrative assistant, administrative support, admin, admin support, office assistant,
  office help, office support, office work, office volunteer, office skills, clerical, secretary,
  secretarial, filing, photocopying, photocopy, copying, envelope, envelopes, stuff envelopes,
  envelope stuffing, mailing, mailings, bulk mailing, data entry, enter data, data entry clerk,
  answer phones, answering phones, phone calls, scheduling, calendar management, personal assistant,
  general office, office manager, office management, paperwork, record keeping, minute taking, transcription,
  transcribe, typing, word processing, virtual assistant, clerk, office administration, secretariat,
  clerical support, admin volunteer, back office, document scanning, scanning documents, photocopier,
  bookings, diary management, post room, mail room, office duties
  = organization, organizing, office
customer-service: Customer Service
  customer service, reception, receptionist, receptionists, front desk, greet, greeter, greeting,
  hospitality, help desk for visitors, information booth, concierge, hostess, welcome guests,
  assist visitors, assist customers, customers, answer questions, guest services, member services,
  usher guests, box office staff, welcome desk, meet and greet, greeters, welcomer,
  visitor services assistant, front of house, hotel, hotel manager, hairdresser, hair stylist, haircuts,
  barber, makeup artist, cosmetologist, beautician, retail manager, front of house manager, travel agent,
  guest relations
  = people skills, helping people, public speaking to visitors
phone-outreach: Telephone Work < customer-service administrative-support
  phone bank, phone banking, telephone, telemarketing, call donors, telethon, thank you calls, phonathon,
  reminder calls, call members, phone calls to members, call volunteers, phone a thon, calling campaign,
  cold calling, welcome calls, wellness calls
event-planning: Event Planning
  event planning, event planner, event planners, plan events, planning events, event coordinator,
  events coordinator, event coordination, event management, event manager, special events, organize events,
  organizing events, conference planning, conference, gala committee, benefit committee, event committee,
  event logistics, host committee, festival producer, run a festival, produce events, wedding planner, party planner, event production, event producer,
  organize an event
project-management: Project Management
  project management, project manager, project managers, project coordinator, project leader, team leader,
  team leaders, product manager, product management, program manager, program coordinator,
  coordinate projects, manage projects, scrum, agile, timeline and budget, project planning, site leader,
  crew leader, lead a team, coordinator, team captain, project lead, project officer, program lead,
  programme manager, event lead, team lead, construction scheduling, production scheduling, project scheduling
  = leadership, team leadership, coordination, planning
operations: Operations
  operations, logistics, logistics coordinator, supply chain, procurement, purchasing, facility manager,
  process improvement, operations manager, quality assurance process, fleet, pilot, customs broker, shipping,
  inventory manager, logistician, supply officer, quartermaster, event logistics manager
  = management
volunteer-management: Volunteer Management < human-resources nonprofit-management
  volunteer management, volunteer coordinator, volunteer coordination, coordinate volunteers,
  manage volunteers, recruit volunteers, volunteer recruitment, volunteer recruiter, volunteer manager,
  volunteer program, volunteer leader, lead volunteers, supervise volunteers, volunteer leaders,
  train volunteers, volunteer engagement, volunteer matching, volunteer placement, schedule volunteers,
  volunteer handbook, volunteer supervisor, volunteer recruiting, volunteer administrator,
  volunteer team leader, volunteer training coordinator, volunteer outreach coordinator, retain volunteers,
  volunteer retention, volunteer onboarding,
  volunteer roster, volunteer rosters, team of volunteers
human-resources: HR/Recruiting
  human resources, hr, recruiting, recruiter, recruiters, recruitment, personnel, talent acquisition,
  job descriptions, employee handbook, employee relations, compensation, performance review,
  performance evaluation, staffing, hiring, interview candidates, screen applicants, personnel policies,
  workplace, team building, organizational development, diversity training, people operations, hr intern,
  hr manager, hr advisor, onboard new staff, job postings, recruitment officer, talent, executive coach,
  recruiting coordinator, people manager, hr director, hr business partner, benefits and payroll,
  learning specialist, talent development, job interviews, job description
strategy: Business Strategy
  strategy, strategic, strategic plan, strategic planning, business plan, business plans, business planning,
  business development, business strategy, business consultant, management consultant, consultant,
  consultants, consulting, business advice, advise small businesses, business mentor, small business,
  small businesses, entrepreneurs, entrepreneurship, entrepreneur, market analysis, business model,
  feasibility study, pro bono, corporate partnerships, startup, business analyst, economist, realtor,
  insurance broker, insurance agent, investor, entrepreneur in residence, venture, procurement adviser,
  franchise, sales strategy
  = networking, business
nonprofit-management: Nonprofit Management
  nonprofit management, non profit management, executive director, nonprofit leadership, program director,
  program development, organizational capacity, capacity building, nonprofit administration,
  incorporate nonprofit, start a nonprofit, program design, program administration
  = nonprofit, leadership of nonprofits
board-service: Board Service < nonprofit-management strategy
  board of directors, board member, board members, board service, join our board, advisory board,
  board treasurer, trustee, trustees, governance, junior board, board chair, advisory committee,
  committee member, advisory council, non executive director, board secretary, school governor,
  advisory role, nonprofit board, serve on the board, steering committee
  = board membership
evaluation: Program Evaluation < research data-analysis
  program evaluation, evaluation, evaluate programs, impact measurement, impact evaluation, outcomes,
  assessment, outcome measurement, survey design, questionnaire, questionnaires, focus group, focus groups,
  monitoring and evaluation, needs assessment, logic model
accounting: Accounting
  accounting, balance sheet, accountant, accountants, finance, financial, cpa, audit, auditor, treasurer, budget, budgets,
  financial statements, financial management, financial analysis, financial analyst, cash flow,
  financial reporting, cfo, controller, banking, investments, comptroller, bookkeeper treasurer,
  financial controller, finance officer, finance committee, independent examiner, management accounts,
  audits, bank teller, banker, economist in finance, chartered accountant, auditing, financial advisor,
  investment banker, budget analyst, treasury, cost accounting
bookkeeping: Bookkeeping < accounting
  bookkeeping, bookkeeper, bookkeepers, quickbooks, payroll, accounts payable, accounts receivable, ledger,
  ledgers, bank reconciliation, reconciliations, invoicing, invoices, monthly accounts
tax-preparation: Tax Preparation < accounting
  tax, taxes, tax preparation, tax preparer, tax preparers, income tax, tax returns, free tax,
  earned income tax credit, eitc, vita, tax site, tax assistance
legal: Legal Services
  legal, lawyer, lawyers, attorney, attorneys, law, law student, law students, paralegal, paralegals,
  legal clinic, legal services, legal aid, legal research, legal advice, legal assistance, litigation,
  notary, court advocate, court watcher, legal intake, intellectual property, trademark, bylaws,
  legal advocate, solicitor, barrister, legal adviser, legal advisor, legal intern, legal counsel,
  legal volunteer, estate planning, wills, law clinic, advocate in court, legal project, law clerk,
  legal secretary, law graduate, tax lawyer, human rights lawyer, mediator in court, corporate counsel
  = law enforcement knowledge, legal research
immigration-law: Immigration Law < legal
  immigration law, immigration attorney, immigration lawyer, immigration forms, citizenship application,
  citizenship applications, naturalization, asylum cases, visa applications, immigration clinic,
  immigration legal, deferred action, green card, know your rights
tenant-rights: Tenant and Housing Rights < legal advocacy
  tenant rights, tenants, tenant, tenants clinic, housing clinic, housing court, landlord, rent, tenant organizing, housing rights, eviction,
  foreclosure
advocacy: Advocacy and Policy
  advocacy, advocate, advocates, lobbying, lobby, public policy, policy research, policy analysis,
  policy analyst, legislation, legislative, campaign, campaigns, campaigner, petition, petitions, activism,
  activist, activists, community organizer, community organizing, grassroots, civil rights, social change,
  human rights campaign, rally, policy officer, policy intern, human rights advocate,
  social justice campaign, campaigning, youth advocate, community advocate, climate campaign, public affairs,
  union organizer, trade union, labor organizer, diplomat, civil servant, legislator, political science,
  policy papers, policy analyst intern
civic-participation: Elections and Civic Life < advocacy
  voter registration, register voters, poll worker, poll workers, election, elections, canvassing, canvass,
  canvasser, canvassers, census, door to door, civic engagement, voters, voter, town hall, community board,
  voting
  = politics
community-outreach: Community Outreach
  outreach, community outreach, outreach worker, outreach volunteer, community engagement, tabling,
  distribute flyers, distributing flyers, hand out flyers, flyers, fliers, leafleting, leaflets,
  community liaison, street team, spread the word, raise awareness, community relations,
  community ambassador, community health worker, information table, community building, community partners,
  community events, awareness campaign
fundraising: Fundraising
  fundraising, fundraiser, fundraisers, fund raising, fund raiser, raise funds, raise money, raising money,
  development assistant, development associate, development director, development department,
  development office, donors, donor, donor relations, donor database, major gifts, annual appeal,
  annual fund, capital campaign, solicit donations, soliciting donations, solicit, philanthropy,
  crowdfunding, kickstarter, pledges, charity auction, silent auction, auction, gala, benefit concert,
  direct mail appeal, planned giving, giving campaign, raffle, tombola, bake sale fundraiser, sponsored walk,
  street collection, collection tins, bucket collection, fundraising event, fundraising campaign,
  donation campaign, fundraising assistant, fundraising events, auctioneer, benefit auction,
  fundraiser volunteer, charity ball
sponsorship: Sponsorship and In-kind Gifts < fundraising strategy
  sponsorship, sponsorships, sponsor, sponsors, corporate sponsors, corporate giving, in kind donations,
  underwriting, secure donations, donation requests, corporate relations
membership: Membership Development < fundraising
  membership, memberships, membership development, membership drive, membership coordinator, renewal,
  renewals, member recruitment, subscribers, alumni relations, membership campaign, friends group,
  member retention
grant-writing: Grant Writing
  grant, grants, grant writing, grant writer, grant writers, grantwriter, grantwriting, grant proposal,
  grant proposals, foundation proposal, foundation proposals, federal proposals, grant research, grant researcher, funding proposal, proposal writing, proposal writer,
  funders, funder research, prospect research, foundation research, letter of inquiry, loi,
  grant applications, grant application, write grants, bid writing, bid writer, funding applications,
  trust fundraising, grants officer, grant manager, funding bids
research: Research
  research, researcher, researchers, research assistant, literature review, internet research,
  online research, market research, interviews and surveys, academic research, fact checking,
  data collection, field research, investigative, survey, surveys, study, desk research, research project,
  research volunteer, data gathering, interviewer for surveys, focus groups research, surveyor, surveying
`
