/** Phrases in listings that contain the name of a kind of work but mean something else; they are skipped. */
export const idioms = `
  communication skills, written communication, verbal communication, oral communication, good communication,
  computer skills, organizational skills, interpersonal skills, people skills, writing skills,
  leadership skills, computer literate, basic computer knowledge, community service hours,
  community service, service hours, school credit, college credit, letter of recommendation,
  letters of recommendation, background check, reference letter, send your resume, send a resume,
  send resume, submit a resume, submit resume, your resume, resume and cover letter, cover letter,
  email your resume, email resume, resume to, in the long run, run by, play a role, play an important role,
  plays an important role, drug free, take part, board of education, department of education, school of law,
  law school, free of charge, no experience, training provided, training is provided,
  training will be provided, we provide training, will be trained, full training, on the job training,
  volunteer training, orientation and training, training session, training sessions, attend training,
  attend a training, required training, complete training, lunch provided, lunch will be provided,
  refreshments will be served, food will be provided, snacks provided, wear comfortable shoes, dress code,
  public transportation, transportation provided, subway, fine print, food for thought, day camp hours,
  in need, volunteer registration, please register, register online, registration form, sign up online,
  gain experience, valuable experience, learn new skills, meet new people, look good on a resume,
  build your resume, resume builder, make a difference, press room, grass roots, art of, state of the art,
  patience, reports to, report to, bank holiday, board a bus, on board, social security number,
  driving force, driven, phone tree, phone trees, family tree, intake clinic, tax clinic, repair clinic, bike clinic,
  writing clinic
`
