/** Written from project-templates.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ProjectTemplatesTexts {
  title: string
  intro: string
  facts: (values: { hours: number; duration: string | number }) => string
  replace: {
    title: string
    text: (values: { name: string | number }) => string
    back: string
    confirm: string
  }
  used: {
    title: string
    description: string
  }
  templates: {
    websiteRefresh: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    donorDatabase: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    bookkeepingCatchUp: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    grantProposal: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    logoBrandBasics: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    socialMediaPlan: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    annualReportDesign: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    volunteerHandbook: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    impactSurvey: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    boardRecruitment: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    itSecurityCheck: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
    translation: {
      name: string
      summary: string
      title: string
      description: string
      requirements: string
      milestones: {
        first: string
        second: string
        third: string
        fourth: string
      }
      deliverables: string
      definitionOfDone: string
      questions: {
        first: string
        second: string
      }
    }
  }
}

export const projectTemplatesCatalog = defineTexts<ProjectTemplatesTexts>('web/features/projects/texts/project-templates')
