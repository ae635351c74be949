/** What listings and biographies say about a cause, besides its names. Parsed like the tables in `work/`. */
export const causeWords = `
education: Education
  education, educational, school, schools, students, student, learning, learners, literacy, classroom,
  tutoring, academic, homework, scholarship, scholarships, college access, public school, teachers, esl, ged
health: Healthcare
  health, healthcare, health care, hospital, hospitals, medical, clinic, patients, disease, cancer,
  diabetes, hiv, asthma, heart disease, nursing, wellness, blood drive, blood donors, obesity,
  nutrition, fitness, public health, leukemia, multiple sclerosis, arthritis, autism research, first aid,
  ambulance, breast cancer
mental-health: Mental Health
  mental health, mental illness, mentally ill, psychiatric, depression, suicide prevention, crisis line,
  emotional support, anxiety, trauma, bereavement, grief
environment: Environment
  environment, environmental, nature, park, parks, garden, gardens, gardening, community garden, trees,
  tree planting, conservation, climate, recycling, sustainability, sustainable, green, river, beach,
  beach clean up, ecology, ecological, wetlands, wildlife, horticulture, compost, energy efficiency,
  clean energy, green space, trail, waterfront, bicycling advocacy, pollution, carbon, forest,
  botanical garden, naturalist, invasive species
animals: Animals
  animal, animals, animal shelter, dog, dogs, cat, cats, pet, pets, puppies, kittens, wildlife rescue,
  adoption event, veterinary, rescue dogs, horses, zoo, animal rescue, humane society
poverty: Poverty/Homelessness
  poverty, homeless, homelessness, homeless shelter, shelter residents, low income, poor families, needy,
  soup kitchen, underserved, disadvantaged, clothing drive, coat drive, formerly homeless,
  economically disadvantaged, food stamps, families in need
food-security: Food Security
  hunger, hungry, food pantry, food bank, soup kitchen, food drive, meals on wheels, food insecurity,
  food security, emergency food, feed the hungry, food rescue, healthy food, fresh food, farmers market,
  free meals, meal delivery, food stamps, gleaning
housing: Housing
  housing, affordable housing, tenants, tenant, eviction, build homes, habitat for humanity, foreclosure,
  landlord, supportive housing, transitional housing, homeowners, home repair
social-services: Social Services
  social services, social service, case management, family services, benefits screening, welfare,
  human services
youth-development: Youth Development
  youth, teens, teenagers, adolescents, young people, young adults, at risk youth, youth program,
  youth leadership, mentoring, after school, high school students, youth group
children-youth: Children & Youth
  children, child, kids, toddlers, preschool, elementary school, boys, girls, playground, childcare,
  day care, foster children, youngsters, pediatric, early childhood, babies, summer camp, youth sports,
  scouts, kindergarten, middle school, after school program
seniors: Seniors
  seniors, senior citizens, senior center, senior, older adults, older people, elderly, aging, nursing home,
  homebound, retirees, alzheimer, dementia, assisted living, elders, geriatric, meals on wheels
veterans: Veterans Affairs
  veterans, veteran, military families, service members, wounded warriors, troops, armed forces, soldiers,
  military
arts-culture: Arts & Culture
  arts, art, culture, cultural, museum, museums, theater, theatre, dance, music, concert, gallery,
  exhibition, film, poetry, opera, performing arts, artists, orchestra, literature, heritage, history,
  historical, choir, festival of arts, film festival, playwright, dancers, musicians
community-development: Community Development
  community development, neighborhood, neighborhood revitalization, community building, civic engagement,
  community center, block association, local residents, revitalization, community improvement,
  community organizing
economic-development: Economic Development
  economic development, small business, small businesses, entrepreneurs, entrepreneurship, microfinance,
  job training, employment, unemployed, job seekers, job readiness, workforce development,
  financial literacy, financial education, personal finance, business owners
international-development: International Development
  international development, developing countries, global poverty, africa, haiti, overseas, third world,
  global health, international aid, developing world
technology: Technology
  technology, computers, software, digital divide, internet access
technology-for-good: Technology for Good
  civic technology, civic tech, open source, open data, technology for good, digital literacy,
  computer literacy, digital inclusion, nonprofit technology, public data, digital divide
disaster-relief: Disaster Relief
  disaster, disasters, disaster relief, emergency response, hurricane, flood, earthquake,
  emergency preparedness, red cross, storm, evacuation, first responders, disaster preparedness
addiction-recovery: Addiction Recovery
  addiction, recovery program, substance abuse, drug abuse, alcoholism, sobriety, overdose, rehab
social-justice: Social Justice
  social justice, racial justice, equality, inequality, discrimination, civil rights, social change,
  injustice, activism, economic justice, environmental justice
human-rights: Human Rights
  human rights, torture, human trafficking, genocide, refugees, civil liberties, freedom of expression,
  political prisoners, child labor
criminal-justice-reform: Criminal Justice Reform
  criminal justice, prison, prisons, incarceration, incarcerated, prisoners, parole, re entry, reentry,
  police reform, bail, court watchers, formerly incarcerated, juvenile justice, wrongful conviction
immigration: Immigration
  immigration, immigrant, immigrants, refugee, refugees, asylum, citizenship, naturalization, newcomers,
  esol, undocumented, migrant, migrants, english language learners
lgbtq-rights: LGBTQ+ Rights
  lgbt, lgbtq, gay, lesbian, transgender, queer, bisexual, pride, marriage equality, gay rights, lgbt youth
disability-rights: Disability Rights
  disabilities, disability, disabled, special needs, blind, visually impaired, deaf, wheelchair, autism,
  autistic, developmental disabilities, accessibility, special olympics
womens-empowerment: Women's Empowerment
  women, women's rights, womens, girls empowerment, domestic violence, sexual assault, battered women,
  abused women, feminist, gender equality, young women, single mothers,
  women entrepreneurs, reproductive rights
`
