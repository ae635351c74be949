/** Written from skills-and-causes.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SkillsAndCausesTexts {
  skills: {
    "UX Design": string
    Marketing: string
    "Data Analysis": string
    "Web Development": string
    "Social Media": string
    "Content Writing": string
    "Graphic Design": string
    "Project Management": string
    Operations: string
    Legal: string
    Fundraising: string
    Research: string
    Strategy: string
    Finance: string
    HR: string
    "Nonprofit Management": string
    "Grant Writing": string
    "Event Planning": string
    "Mobile Development": string
    "UI/UX Design": string
    Copywriting: string
    "Social Media Marketing": string
    "SEO/SEM": string
    Photography: string
    "Video Editing": string
    Translation: string
    "Legal Consulting": string
    Accounting: string
    "Community Outreach": string
    Teaching: string
    "Digital Marketing": string
    "Video Production": string
    Branding: string
    "Public Relations": string
    "Business Strategy": string
    "Teaching/Training": string
    "Legal Services": string
    "HR/Recruiting": string
    "Database Management": string
    "System Administration": string
    Cybersecurity: string
    Consulting: string
    "Cloud Computing": string
  }
  causes: {
    Environment: string
    Education: string
    Health: string
    "Social Justice": string
    "Youth Development": string
    "Community Development": string
    "Human Rights": string
    "Arts & Culture": string
    "Animal Welfare": string
    "Poverty Alleviation": string
    "Mental Health": string
    Immigration: string
    "LGBTQ+ Rights": string
    "Disability Rights": string
    Healthcare: string
    "Social Services": string
    Technology: string
    "Senior Services": string
    "Disaster Relief": string
    "Food Security": string
    Housing: string
    "Economic Development": string
    Veterans: string
    "Poverty/Homelessness": string
    "Children & Youth": string
    Seniors: string
    Animals: string
    "Technology for Good": string
    "Women's Empowerment": string
    "International Development": string
    "Veterans Affairs": string
    "Addiction Recovery": string
    "Criminal Justice Reform": string
  }
}

export const skillsAndCausesCatalog = defineTexts<SkillsAndCausesTexts>('contract/texts/skills-and-causes')
