/** Written from legal.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface LegalTexts {
  since: (values: { day: string | number }) => string
  contactTitle: string
  contact: <Node>(values: { link: (chunks: (string | Node)[]) => Node; email: string | number }) => string | Node | (string | Node)[]
  other: string
  documents: {
    terms: {
      intro: string
      sections: {
        "1": {
          title: string
          paragraphs: {
            "1": string
            "2": string
          }
        }
        "2": {
          title: string
          paragraphs: {
            "1": string
            "2": string
          }
        }
        "3": {
          title: string
          points: {
            "1": string
            "2": string
            "3": string
          }
        }
        "4": {
          title: string
          points: {
            "1": string
            "2": string
            "3": string
          }
        }
        "5": {
          title: string
          points: {
            "1": string
            "2": string
            "3": string
            "4": string
          }
        }
        "6": {
          title: string
          paragraphs: {
            "1": string
          }
        }
        "7": {
          title: string
          paragraphs: {
            "1": string
          }
        }
        "8": {
          title: string
          paragraphs: {
            "1": string
          }
        }
        "9": {
          title: string
          paragraphs: {
            "1": string
          }
        }
      }
    }
    privacy: {
      intro: string
      sections: {
        "1": {
          title: string
          points: {
            "1": string
            "2": string
            "3": string
            "4": string
            "5": string
            "6": string
            "7": string
            "8": string
            "9": string
          }
        }
        "2": {
          title: string
          paragraphs: {
            "1": string
          }
        }
        "3": {
          title: string
          points: {
            "1": string
            "2": string
            "3": string
            "4": string
            "5": string
            "6": string
            "7": string
            "8": string
            "9": string
            "10": string
          }
        }
        "4": {
          title: string
          byProvider: {
            none: string
            unnamed: string
            provider: (values: { name: string | number }) => string
          }
        }
        "5": {
          title: string
          paragraphs: {
            "1": string
          }
        }
        "6": {
          title: string
          paragraphs: {
            "1": string
          }
        }
        "7": {
          title: string
          paragraphs: {
            "1": string
          }
        }
      }
    }
  }
}

export const legalCatalog = defineTexts<LegalTexts>('web/pages/help/texts/legal')
