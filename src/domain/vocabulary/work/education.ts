/** Teaching, tutoring, mentoring and work with learners of all ages. Format: `parse.ts`. */
export const educationWork = `
teaching: Teaching/Training
  teacher, teach, teach a class, teaching assistant, instructor, instruct, classroom, lead a workshop,
  lead workshops, teach workshops, lesson plan, lesson plans, lessons, classes, curriculum, educator,
  train the trainer, substitute teacher, after school program, afterschool program, classroom aide,
  classroom assistant, teaching aide, teacher aide, primary school, secondary school, lecture, lectures,
  give talks, workshop leader, seminar, seminars, professor, high school teacher, middle school teacher,
  lecturer, school principal, teacher training, student teacher, pedagogy
  = education, training
tutoring: Tutoring < teaching
  tutor, tutoring, tutors, homework help, homework helper, homework assistance, academic support, study help,
  academic help, help with homework, academic tutoring, academic tutor, peer tutor, study buddy,
  learning support, academic mentor, homework club, tutor students, academic coaching
reading-tutoring: Reading and Literacy < tutoring
  literacy, reading tutor, read to children, reading to children, read aloud, reading aloud, story time,
  storytime, learn to read, reading buddy, reading buddies, reading partner, reading program,
  reading skills, reading specialist, reading volunteer, phonics, struggling readers, early readers,
  book club for children, improve reading, reading helper, literacy tutor, literacy volunteer,
  literacy coach, read to kids, early literacy, family literacy, learn to read and write
  = reading
math-tutoring: Mathematics Tutoring < tutoring
  math, maths, mathematics, algebra, calculus, geometry, arithmetic, math tutor
science-education: Science Education < teaching
  science, stem education, stem, chemistry, physics, biology, science fair, science club,
  science experiments, robotics, science lab, astronomy
test-preparation: Exam Preparation < tutoring
  ged, high school equivalency, hse, sat prep, test prep, test preparation, exam preparation, regents, tasc,
  citizenship test, naturalization test, citizenship class
college-preparation: College Guidance < tutoring mentoring
  college application, college applications, college readiness, college prep, college access, college essay,
  college essays, college counseling, college advising, financial aid forms, scholarship applications,
  university application
english-lessons: English Lessons < teaching
  esl, esol, english as a second language, english language learners, english language, english lessons,
  english class, english classes, english teacher, english tutor, teach english, learn english,
  conversational english, english conversation, practice english, conversation partner,
  conversation partners, conversation group, non native speakers, tefl, english tutoring,
  english conversation club, english language class, english practice, teaching english, language cafe,
  english as an additional language, eal, efl
adult-education: Adult Education < teaching
  adult education, adult literacy, adult learners, adult basic education, teach adults, life skills class
language-lessons: Language Lessons < teaching translation
  teach spanish, teach french, teach german, teach italian, teach chinese, teach mandarin, teach arabic,
  teach japanese, spanish lessons, french lessons, german lessons, italian lessons, chinese lessons,
  arabic lessons, spanish class, spanish classes, french class, french classes, language lessons,
  language class, language classes, foreign language, language teacher, language instructor,
  language exchange, language tutor, fluent in arabic, fluent in spanish, fluent in french,
  fluent in chinese, mother tongue
early-childhood: Early Childhood Education < teaching childcare
  preschool, pre school, kindergarten, nursery school, early childhood, toddlers, head start,
  day care center, daycare
special-education: Special Education < teaching disability-support
  special education, special needs students, learning disabilities, learning disability, autism, autistic,
  dyslexia
computer-lessons: Digital Literacy < teaching it-support
  computer literacy, computer class, computer classes, computer lessons, computer training, basic computer,
  teach computer, computer teacher, computer instructor, computer tutor, digital literacy, digital skills,
  internet skills, learn computers, use computers, technology for seniors, teach seniors computers,
  email and internet, microsoft office, teach computer skills, tech coach, technology coach,
  digital champion, tech help for seniors, smartphone lessons, tablet lessons, digital mentor
coding-lessons: Coding Lessons < teaching web-development
  teach coding, teach programming, coding class, coding club, learn to code, code club, programming lessons,
  scratch programming
financial-literacy: Financial Education < teaching accounting
  financial literacy, financial education, personal finance, money management, budgeting workshop,
  teach saving, financial counseling, financial coaching, financial coach, financial planning,
  credit counseling, credit repair, save money, teach budgeting, household budget
health-education: Health Education < teaching health-services
  health education, health educator, health workshops, health promotion, wellness workshop,
  wellness education, hiv education, sex education, sexual health, prevention education, peer educator,
  health fair, health fairs, health outreach, wellness fair, patient education, health teaching,
  diabetes education, diabetes teaching, health coach, health coaching, healthy living, healthy habits,
  stay healthy, staying healthy, health talks, disease prevention
nutrition-education: Nutrition Education < teaching cooking health-education
  nutrition education, nutrition, healthy eating, nutritionist, dietitian, nutrition workshop,
  healthy food demonstration, cooking class, cooking classes, cooking demonstration, teach cooking,
  cooking lessons
environmental-education: Environmental Education < teaching gardening-conservation
  environmental education, environmental educator, nature education, nature walk, nature walks,
  teach about nature, recycling education, garden education, school garden, outdoor education, ecology,
  sustainability education, naturalist, nature center
arts-education: Art Lessons < teaching arts-crafts
  art class, art classes, art teacher, art lessons, art instructor, art education, teaching artist,
  teaching artists, teach art, art workshop, art workshops, teach drawing, drawing class, painting class,
  art program, arts education, arts program
mentoring: Mentoring
  mentor, mentoring, mentorship, mentors, role model, role models, big brother, big sister,
  big brothers big sisters, guide a young person, youth mentor, mentee, mentees, positive adult,
  coach young people, life coach, buddy program, coach, coaches, coaching, befriender, peer mentor,
  guide and support
youth-work: Youth Work < mentoring childcare
  youth program, youth group, youth worker, youth leader, youth leadership, teen program, teen center,
  teen group, work with youth, at risk youth, youth center, girl scouts,
  boy scouts, scout leader, troop leader, youth council, camp counselor, summer camp,
  after school activities, recreation activities, recreation program, field trip, field trips, chaperone,
  chaperones, youth club, youth clubs, scouts, cub scouts, young leaders, teen mentor, playground games,
  play scheme, holiday club, after school activity, youth sports program, youth worker volunteer
  = youth, teens
career-coaching: Career Coaching < human-resources mentoring
  career counseling, career coaching, career coach, career counselor, career advice, career mentor,
  career day, career panel, job readiness, job coach, job coaching, job search, job seekers, resume, resumes,
  resume writing, resume review, mock interview, mock interviews, interview skills, interview preparation,
  interview practice, employment counseling, employment specialist, workforce development, job training,
  vocational training, job placement, work readiness, cv writing, cv, employability, job club, job fair,
  workplace mentoring, professional mentor, employment support, job applications
  = interviewing
staff-training: Staff Training < teaching human-resources
  staff training, train staff, train employees, training workshop, training workshops, corporate training,
  professional development, learning and development, training materials, training manual, training program,
  leadership training, facilitation, facilitate meetings, onboarding,
  chair meetings, supervisor training, staff development, staff trainer, corporate trainer, employee training,
  training and development, train supervisors, train managers
public-speaking: Public Speaking < community-outreach
  public speaking, public speaker, presentation skills, toastmasters, keynote speaker, speakers bureau
library-work: Library Work < administrative-support
  library, librarian, school library, library assistant, book cart, shelve books, shelving books,
  catalog books, book drive, sort books, read books, bookmobile, books for prisoners, book sorting,
  reading room
childcare: Childcare
  childcare, child care, babysit, babysitting, babysitter, nanny, look after children, watch children,
  play with children, playing with children, playtime, work with children, working with children,
  little kids, young children, supervise children, playground supervision, children activities,
  activities for children, kids activities, activities with children, entertain children, child development,
  babies, playroom, care for infants, looking after children, cuddler, cuddlers, baby cuddler, play worker,
  crèche, creche, playgroup, toddler group, nursery, kids club, child minding, stay at home mom,
  stay at home dad, stay at home parent, au pair, grandchildren, kindergarten aide
  = kids, children, working with children
chess-games: Games and Clubs < youth-work
  chess, chess club, board games, bingo, play games, playing cards, game night, trivia night, board game,
  gamer, games, game master, role playing games, dungeons and dragons, esports, lego, card games, jigsaw
cycling: Cycling < fitness-instruction
  bike, bicycle, bicycling, cycling, bike ride, bike rides, bike tour, bike tours, ride leader, bike ride marshal, ride a bike
bicycle-lessons: Bicycle Lessons < cycling teaching
  learn to ride, teach bike, bike safety, bicycle safety, cycling class, teach cycling, bike lessons, cycling instructor
driving-lessons: Road Safety Lessons < teaching
  driving lessons, driving instructor, road safety, traffic safety, crossing guard
`
