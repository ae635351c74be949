/** Written from admin-site.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminSiteTexts {
  title: string
  intro: string
  failed: string
  save: string
  saving: string
  saved: string
  unsaved: string
  saveFailed: string
  changed: string
  reset: string
  leave: string
  identity: {
    title: string
    text: string
    name: {
      label: string
      hint: (values: { name: string | number }) => string
    }
  }
  sections: string
  logo: {
    title: string
    text: (values: { size: string | number }) => string
    label: string
    alt: string
    upload: string
    uploading: string
    remove: string
    none: string
    choose: string
    wide: string
    small: string
  }
  start: {
    title: string
    text: string
    heroTitle: {
      label: string
      hint: (values: { title: string | number }) => string
    }
    heroText: {
      label: string
      hint: string
    }
  }
  color: {
    title: string
    text: string
    label: string
    hex: string
    hexHint: string
    kept: string
    darker: string
    dark: string
    light: string
    darkPages: string
    button: string
    link: string
  }
  contact: {
    title: string
    text: string
    contactEmail: {
      label: string
      hint: (values: { email: string | number }) => string
    }
    country: {
      label: string
      hint: string
      none: string
    }
    timeZone: {
      label: string
      hint: string
      none: string
      proposal: (values: { zone: string | number }) => string
    }
  }
  footer: {
    title: string
    text: (values: { max: string | number }) => string
    name: (values: { number: string | number }) => string
    label: string
    url: string
    add: string
    remove: (values: { number: string | number }) => string
  }
  banner: {
    title: string
    text: string
    words: string
    url: {
      label: string
      hint: string
    }
    endsAt: {
      label: string
      hint: (values: { zone: string | number }) => string
    }
    remove: string
  }
  stories: {
    title: string
    text: (values: { max: string | number }) => string
    name: (values: { number: string | number }) => string
    quote: string
    who: string
    role: string
    add: string
    remove: (values: { number: string | number }) => string
  }
}

export const adminSiteCatalog = defineTexts<AdminSiteTexts>('web/features/administration/texts/admin-site')
