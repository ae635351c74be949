/** Health, counseling, social services, sports and care for people. Format: `parse.ts`. */
export const careWork = `
counseling: Counseling
  counselor, counselors, counseling, counselling, therapist, therapists, psychologist, psychology,
  psychotherapy, social worker, social workers, social work, support group, support groups,
  emotional support, active listening, bereavement, grief counseling, grief, mediation, mediator,
  conflict resolution, trauma, family counseling, mental health professional, peer counselor,
  peer counseling, peer support, counsellor, counsellors, psychotherapist, listening volunteer,
  bereavement support, emotional wellbeing, family therapy, group facilitator, facilitate support group,
  psychiatrist, clinical psychologist, school counselor, marriage counselor, life skills coach,
  psychology student, listener, mental health counselor
  = listening, empathy, support
hotline: Help Lines < counseling
  hotline, helpline, help line, crisis line, crisis hotline, crisis counselor, suicide prevention,
  telephone support, phone counseling, warmline, crisis intervention, hotline volunteer, call center,
  answer calls, telephone reassurance, phone line, crisis text line, text line, online chat support,
  listening service, samaritans
case-management: Case Management < counseling
  case management, case manager, case managers, caseworker, intake, intake interviews, client intake,
  client advocate, care coordination, social services referrals, information and referral, referrals,
  resource navigation, case worker, discharge planning, family support worker, support plans,
  needs assessment interviews, resource referrals, service navigation, client services
benefits-advice: Benefits Advice < case-management legal
  public benefits, benefits screening, benefits counseling, benefits application, food stamps, snap,
  medicaid, medicare, social security, entitlements, housing application, housing applications,
  health insurance enrollment, health insurance counseling, insurance counselor, welfare rights,
  benefits eligibility, enroll eligible, eviction prevention, claim benefits, access benefits,
  citizens advice, debt advice, welfare benefits, money advice, housing advice, benefit forms,
  apply for benefits, health insurance, enrollment assistance, enrollment
friendly-visiting: Friendly Visiting < companionship-family counseling
  friendly visitor, friendly visitors, friendly visiting, home visits, home visit, visit seniors,
  visit the elderly, visit an elderly, visiting seniors, homebound, home bound, companionship, companion,
  companions, befriend, befriending, visit older adults, telephone buddy, phone pal,
  check in calls, friendly phone calls, visitation, bedside visits, befriending service, social visits,
  visiting patients, companion for seniors, pen friend visits, tea visits, check on neighbors, keep company, keeping company,
  lonely seniors, shut ins, visit older people, visit old people, visit older neighbors, visit elderly
companionship-family: Work with Older People < counseling
  senior center, senior centers, nursing home, nursing homes, nursing home residents, assisted living,
  elder care, eldercare, adult day care, alzheimer, alzheimers, dementia, geriatric, senior program,
  residents activities, care home, care homes, day centre for older people, retirement home,
  retirement community, memory care
  = seniors, older adults, elderly care
disability-support: Disability Support < counseling
  people with disabilities, special needs, blind, visually impaired, vision impaired, deaf, hearing impaired,
  wheelchair, developmental disabilities, developmentally disabled, special olympics, down syndrome,
  guide runner, adaptive, sign language, braille, deafblind, learning disabled, inclusive play, respite care,
  support worker, mobility impaired, asl, american sign language, wheelchair user,
  personal assistant to disabled, speech therapy, autism spectrum
  = sign language, american sign language, asl, braille
hospice: Hospice and Palliative Care < health-services friendly-visiting
  hospice, palliative, end of life, terminally ill, dying, death doula, end of life doula
health-services: Health Services
  nurse, nurses, nursing, doctor, doctors, physician, physicians, medical volunteer,
  medical students, clinic, clinics, hospital, hospital volunteer, hospitals, patient care, emergency room,
  health care, healthcare, pharmacist, dentist, dental, dental care, optometrist, blood pressure, screenings,
  health screening, health screenings, vaccination, flu shots, public health, rehabilitation,
  physical therapy, occupational therapy, phlebotomist, caregiver, caregivers, home health aide,
  patient advocate, patient transport, bedside, hospital patients, hospital ward, ward volunteer,
  wellness checks, medical records, health clinic, health center, midwife, doula, vaccine, vaccinations,
  eye test, hearing test, hiv testing, pharmacy, pharmacy technician, radiographer, lab technician,
  laboratory technician, medical assistant, physiotherapist, physiotherapy, speech therapist,
  occupational therapist, chiropractor, massage, massage therapist, acupuncture, paediatrician, pediatrician,
  surgeon, anesthetist, nutrition student, dietician, herbalist, health advocate, health advocates, health navigator
  = health, medicine
blood-drive: Blood Drives < event-support
  blood drive, blood drives, blood donor, blood donors, blood donation, canteen, donate blood
first-aid: First Aid < health-services emergency-response
  first aid, first aid station, first aid post, cpr, medic, medics, emt, emts, paramedic, paramedics,
  medical support, first aider, ambulance cadet, event medic, medical volunteer at race,
  first aid cover, combat medic, cpr trainer, stop the bleed
lifeguarding: Lifeguarding < first-aid fitness-instruction
  lifeguard, lifeguards, lifeguarding, lifesaving, water safety, water safety instructor, swim safety, drowning prevention
ambulance: Ambulance Corps < first-aid driving
  ambulance, ambulance corps, volunteer ambulance, emergency medical, emergency medical services,
  emergency medical technician, ems
emergency-response: Emergency Response
  emergency response, emergency responder, first responder, first responders, disaster response,
  disaster relief, disaster, disasters, disaster preparedness, emergency preparedness, emergency management,
  cert, community emergency response team, emergency drill, drill, evacuation, evacuation shelter,
  emergency shelter, hurricane, hurricane relief, storm, flood, flood relief, earthquake, search and rescue,
  firefighter, volunteer firefighter, fire department, red cross, auxiliary police, crisis response,
  relief work, fire safety, ham radio, dispatcher, medical reserve corps, emergency volunteer,
  flood response, storm relief, wildfire, mountain rescue, lifeboat, coastguard, emergency operations,
  disaster recovery, disaster cleanup, emergency drills, firefighting, fireman, emergency dispatcher,
  emergency planner, national guard, rescue diver, rescue team, crisis manager
mental-health-support: Mental Health Support < counseling
  mental health, mentally ill, mental illness, psychiatric, psychosocial, recovery coach, addiction,
  substance abuse, sober, sobriety, recovery program, needle exchange, harm reduction, overdose prevention,
  recovery meetings, peer recovery
domestic-violence: Support of Survivors < counseling
  domestic violence, sexual assault, survivors, rape crisis, abused women, battered women, abusive,
  victim advocate, victim services, violence prevention, human trafficking, crime victims,
  leave an abusive partner, safe house
shelter-support: Shelter Work < case-management
  homeless shelter, shelter residents, women's shelter, family shelter, drop in center, street outreach,
  homeless outreach, overnight volunteers, overnight shelter, shelter staff, transitional housing,
  supportive housing, homeless families
refugee-support: Newcomer Support < case-management english-lessons
  refugee, refugees, asylum seekers, asylum, resettlement, newcomers, immigrant families, recent immigrants,
  host family
foster-family: Foster Care and Families < childcare
  foster care, foster children, foster parents, court appointed special advocate, casa volunteer, parenting,
  parent education, family support, adoption agency, guardian ad litem, casa advocate, child advocate,
  family mentor, foster home
reentry: Prison and Re-entry Work < case-management mentoring
  prison, prisons, prisoners, inmates, incarcerated, reentry, formerly incarcerated, ex offenders, parole,
  probation, jail, juvenile justice
therapy-animals: Animal-assisted Therapy < friendly-visiting animal-care
  therapy dog, therapy dogs, pet therapy, animal assisted therapy, therapeutic riding
horticultural-therapy: Horticultural Therapy < gardening counseling
  horticultural therapy, horticulture therapy, garden therapy, therapeutic garden, therapeutic gardening,
  gardening with seniors, healing garden
creative-therapy: Creative Arts Therapy < counseling arts-crafts
  art therapy, music therapy, drama therapy, dance therapy, art therapist, creative arts therapy,
  therapeutic arts, expressive arts
fitness-instruction: Fitness Instruction
  fitness, fitness instructor, fitness class, exercise, exercise class, exercise classes, personal trainer,
  aerobics, yoga, yoga instructor, yoga teacher, yoga class, pilates, tai chi, gym, strength training,
  stretch class, walking group, chair exercise, martial arts, karate, self defense, physical activity,
  physical fitness, physical education, wellness coach, fitness classes, fitness volunteer, zumba class,
  aqua aerobics, water aerobics, spin class, seated exercise, exercise leader, health walk leader
  = health and fitness
sports-coaching: Sports Coaching < fitness-instruction
  sports coach, assistant coach, sports, sport, athletic, athletics, athletes, sports program, sports league,
  youth sports, little league, team coach, referee, referees, umpire, umpires, scorekeeper, sports day,
  sports clinic, gym games, pe teacher, basketball, baseball, softball, volleyball, football, tennis,
  track and field, rowing, hockey, lacrosse, rugby, cricket, gymnastics, wrestling, boxing, golf, squash,
  skating, fencing, football coach, basketball coach, youth coach, netball, badminton, table tennis,
  track coach, ski instructor, skiing, archery, climbing, cheerleading, yoga for athletes, rock climber,
  climber, sailor, athlete, surfer, skateboarding, skateboard, snowboard, ultimate frisbee, frisbee,
  dodgeball, kickball, cyclist team, rower, referee course, sports day volunteer
  = athletics, team sports, coaching
soccer: Soccer < sports-coaching
  soccer, soccer coach, soccer team, futbol, soccer league, soccer clinic
swimming: Swimming and Water Sports < sports-coaching
  swim, swimming, swim instructor, swim lessons, swim coach, aquatics, sailing, kayak, kayaks, kayaking,
  canoe, canoeing, surfing
running: Running and Races < sports-coaching event-support
  runner, runners, running coach, marathon, half marathon, triathlon, 5k, 10k, road race, charity run,
  fun run, charity walk, walkathon, run walk, bike race, water station, finish line, course marshal,
  race day, running club, running race
  = running, jogging
`
